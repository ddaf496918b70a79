import { data, redirect } from 'react-router'
import { calls } from '#contract/calls.ts'
import { BlockedCompany } from '#web/features/companies/blocked-company.tsx'
import { CompanyPage } from '#web/features/companies/company-page.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { orFound } from '#web/lib/api/failure.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import type { MessagesHandle } from '#web/lib/i18n/page-messages.tsx'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { notFound } from '#web/lib/not-found.ts'
import { paths } from '#web/lib/paths.ts'
import type { Route } from './+types/company-page'

export const handle = {
  ...deferredHandle,
  messages: ['companies', 'places'],
} as const satisfies MessagesHandle

const goneStatus = 410

/** The public page of a company; that of a blocked one is gone. */
export async function loader({ request, params: { slug }, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  const cursor = searchParams.get('cursor') ?? undefined
  const api = createServerApi(context)
  const company = await orFound(api.call(calls.getCompany, { params: { slug }, query: { cursor } }))
  if (!company) throw notFound()
  if (company.slug !== slug) throw redirect(paths.company(company.slug) + search, 301)
  return data(company, { status: company.isBlocked ? goneStatus : 200 })
}

export default function CompanyRoute({ loaderData: company }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { name, slug, isBlocked, jobsInAll } = company
  return (
    <PublicPage>
      <PageHead
        title={isBlocked ? t('companies.blocked') : t('companies.pageTitle', { name })}
        description={
          isBlocked
            ? t('companies.blockedText')
            : t('companies.description', { name, count: jobsInAll })
        }
        path={paths.company(slug)}
        hidden={isBlocked || jobsInAll === 0}
      />
      {isBlocked ? <BlockedCompany /> : <CompanyPage company={company} />}
    </PublicPage>
  )
}
