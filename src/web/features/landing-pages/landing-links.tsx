import { useId } from 'react'
import { Link } from '#web/ui/link.ts'
import type { CategoryLink, CityLink } from '#contract/landing-pages/schemas.ts'
import { categoryOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { foundNumber } from '#web/lib/format/found-number.ts'

interface LandingLinksProps {
  title: string
  links: readonly (CategoryLink | CityLink)[]
  /** The address of the complete list. */
  more?: { readonly label: string; readonly path: string } | undefined
}

/** Links to other landing pages, each with its number of jobs. */
export function LandingLinks({ title, links, more }: LandingLinksProps) {
  const id = useId()
  const { t } = useTranslation()
  const { optionText } = useOptionText()
  if (links.length === 0) return null
  return (
    <nav className="landing-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.slug}>
            <Link className="link" to={paths.publicJob(link.slug)}>
              {`${'category' in link ? optionText(categoryOptions, link.category) : t.place(link.name)} `}
              <span className="text-fg-2 tabular-nums">{`(${foundNumber(link.jobs)})`}</span>
            </Link>
          </li>
        ))}
        {more && (
          <li>
            <Link className="link" to={more.path}>
              {more.label}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
