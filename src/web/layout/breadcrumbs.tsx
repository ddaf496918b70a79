import { ChevronRight } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { Icon } from '#web/ui/icon.tsx'
import { StructuredData } from '#web/ui/structured-data.tsx'

export type Crumb = { readonly name: string; readonly path: string }

/** The way from the home page down to this one; the last is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  const { publicUrl } = usePublicConfig()
  const last = crumbs.length - 1
  return (
    <nav className="crumbs" aria-label={t('nav.breadcrumbs')}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index > 0 && <Icon of={ChevronRight} size="s" />}
            {index === last ? (
              <span aria-current="page">{name}</span>
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
            item: publicUrl + path,
          })),
        }}
      />
    </nav>
  )
}
