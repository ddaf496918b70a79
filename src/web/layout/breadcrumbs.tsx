import { ChevronRight } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'

export type Crumb = {
  readonly name: string
  readonly path: string
  readonly lang?: string | undefined
}

/** Breadcrumbs from the home page. The last one is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  const { pageAddress } = useAddresses()
  const last = crumbs.length - 1
  return (
    <nav className="crumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, path, lang }, index) => (
          <li key={path}>
            {index > 0 && <Icon of={ChevronRight} size="s" />}
            {index === last ? (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            ) : (
              <Link className="link" to={path}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <StructuredData
        item={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: pageAddress(path),
          })),
        }}
      />
    </nav>
  )
}
