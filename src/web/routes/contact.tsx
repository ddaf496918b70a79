import { calls } from '#contract/calls.ts'
import { ContactScreen } from '#web/features/contact/contact-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { PublicPage } from '#web/layout/pages.tsx'
import { orFound } from '#web/lib/api/failure.ts'
import { createServerApi } from '#web/lib/api/server-api.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import type { Route } from './+types/contact'

export const handle = deferredHandle

/** What somebody wants to write about: a company, from its page, or a block, from the mail about it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const about = searchParams.get('about') ?? undefined
  const slug = searchParams.get('company')
  if (slug === null) return { company: undefined, about }
  const api = createServerApi(context)
  const company = await orFound(api.call(calls.getCompany, { params: { slug } }))
  return { company: company?.isBlocked === false ? company.name : undefined, about }
}

export default function Contact({ loaderData: { company, about } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const site = usePublicConfig()
  return (
    <PublicPage>
      <PageHead
        title={t('contact.title')}
        description={t('contact.description')}
        path={paths.contact()}
      />
      <ContactScreen site={site} company={company} about={about} />
    </PublicPage>
  )
}
