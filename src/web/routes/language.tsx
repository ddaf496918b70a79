import { offeredLocales, ownName } from '#contract/i18n/locales.ts'
import { LanguageScreen } from '#web/features/site/language-screen.tsx'
import { PageHead } from '#web/layout/page-head.tsx'
import { BarePage } from '#web/layout/pages.tsx'
import { serverContext } from '#web/lib/api/server-context.ts'
import { deferredHandle } from '#web/lib/hydration/hydration-handle.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths, safeNext } from '#web/lib/paths.ts'
import type { Route } from './+types/language'

export const handle = deferredHandle

export function loader({ request, context }: Route.LoaderArgs) {
  const { translatorOf, publicConfig } = context.get(serverContext)
  const [main, ...others] = offeredLocales(publicConfig.languages)
  if (main === undefined) throw new Response(null, { status: 404 })
  // Whoever needs another language than the main one looks for it first.
  const offered = [...others, main].map((locale) => {
    const t = translatorOf(locale)
    return {
      locale,
      name: ownName(locale),
      choose: t('language.choose'),
      everything: t('language.everything'),
      later: t('language.later'),
    }
  })
  const next = safeNext(new URL(request.url).searchParams.get('next')) ?? paths.home()
  return { offered, next }
}

/** The choice of the language at the first visit. */
export default function Language({ loaderData: { offered, next } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <BarePage>
      <PageHead
        title={t('language.choose')}
        description={t('home.description')}
        path={paths.language()}
        hidden
      />
      <LanguageScreen offered={offered} next={next} />
    </BarePage>
  )
}
