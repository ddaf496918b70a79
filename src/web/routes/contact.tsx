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

/** The company that somebody wants to write about, from its page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get('company')
  if (slug === null) return { company: undefined }
  const api = createServerApi(context)
  const company = await orFound(api.call(calls.getCompany, { params: { slug } }))
  return { company: company?.isBlocked === false ? company.name : undefined }
}

export default function Contact({ loaderData: { company } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const site = usePublicConfig()
  return (
    <PublicPage>
      <PageHead
        title={t('contact.title')}
        description={t('contact.description')}
        path={paths.contact()}
      />
      <ContactScreen site={site} company={company} />
    </PublicPage>
  )
}
