import { useId } from 'react'
import { Link } from 'react-router'
import type { LandingLink } from '#contract/landings.ts'
import { paths } from '#web/lib/paths.ts'
import { foundNumber } from '../found-number.ts'

interface LandingLinksProps {
  title: string
  links: readonly LandingLink[]
  /** Where the rest of them is. */
  more?: { readonly label: string; readonly path: string } | undefined
}

/** Pages of jobs to go on to, each with how many jobs it has. */
export function LandingLinks({ title, links, more }: LandingLinksProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav className="landing-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ slug, name, jobs }) => (
          <li key={slug}>
            <Link className="link" to={paths.publicJob(slug)}>
              {name} <span className="t2 num">({foundNumber(jobs)})</span>
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
