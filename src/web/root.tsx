import type { ReactNode } from 'react'
import { usePageMessages, usePageTitle } from '#web/lib/i18n/page-messages.tsx'
import { useMessages, useTranslation } from '#web/lib/i18n/translation.ts'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinksFunction } from 'react-router'
import { localeFile } from '#contract/i18n/locale-address.ts'
import { isWrittenInLatin, textDirection } from '#contract/i18n/locales.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { limits } from '#contract/limits.ts'
import type { Route } from './+types/root'
import { AnyPage } from './layout/any-page.tsx'
import { CrashScreen } from './layout/crash-screen.tsx'
import { FailedScreen } from './layout/failed-screen.tsx'
import { LeftNotice } from './layout/left-notice.tsx'
import { LoadingScreen } from './layout/loading-screen.tsx'
import { LogoutProvider } from './layout/logout-provider.tsx'
import { OfflineNote } from './layout/offline-note.tsx'
import { MovedMark } from './layout/moved-mark.tsx'
import { OutgoingApplications } from './layout/outgoing-applications.tsx'
import { NotificationsProvider } from './layout/notifications-provider.tsx'
import { failureOf } from '#web/lib/api/failure.ts'
import { TypedAgain } from './layout/typed-again.tsx'
import { useMaybePublicConfig } from '#web/lib/public-config.ts'
import { scrollKey, scrollKeyOf } from '#web/lib/hydration/scroll-key.ts'
import { serverContext } from '#web/lib/api/server-context.ts'
import { CardSealSprite } from './ui/card-seal.tsx'
import { LazyToaster } from './ui/lazy-toaster.tsx'
import './styles/app.css'
import hindiHeadFont from './styles/fonts/anek-head-hindi.woff2?url'
import headFont from './styles/fonts/anek-head.woff2?url'
import textFont from './styles/fonts/anek-text.woff2?url'

/** The fonts that a page begins with. */
function firstFonts(locale: Locale): readonly string[] {
  if (isWrittenInLatin(locale)) return [textFont, headFont]
  return locale === 'hi' ? [headFont, hindiHeadFont] : [headFont]
}

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { publicConfig: context.get(serverContext).publicConfig }
}

/** The configuration stays as it is for the life of a page. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { t, locale } = useTranslation()
  const { addresses } = useMessages()
  const parts = usePageMessages()
  const languages = useMaybePublicConfig()?.languages
  return (
    <html
      lang={locale}
      dir={textDirection(locale)}
      data-languages={languages?.join(' ')}
      data-messages={JSON.stringify(addresses)}
      data-parts={parts.join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {firstFonts(locale).map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        {/* For the browser's first script alone: who renders in the browser has them. */}
        {import.meta.env.SSR &&
          parts.map(
            (part) =>
              addresses[part] !== undefined && (
                <link
                  key={part}
                  rel="preload"
                  href={addresses[part]}
                  as="fetch"
                  type="application/json"
                  crossOrigin="anonymous"
                />
              ),
          )}
        <PageTitle />
        <Meta />
        <Links />
        <link rel="manifest" href={localeFile('/manifest.webmanifest', locale, languages)} />
      </head>
      <body>
        {children}
        <CardSealSprite />
        <LazyToaster
          label={t('common.messages')}
          closeLabel={t('common.closeMessage')}
          times={{
            usualMs: limits.toastMs,
            errorMs: limits.errorToastMs,
            actionMs: limits.undoToastMs,
          }}
        />
        <ScrollRestoration storageKey={scrollKey} getKey={scrollKeyOf} />
        <Scripts />
      </body>
    </html>
  )
}

/** What a browser's tab says of a page of people: what it is about beyond that is nobody's but its reader's. */
function PageTitle() {
  const { t } = useTranslation()
  const titleKey = usePageTitle()
  const productName = useMaybePublicConfig()?.productName
  if (titleKey === undefined) return null
  const title = t(titleKey)
  return (
    <>
      <title>{productName === undefined ? title : `${title} | ${productName}`}</title>
      <meta name="description" content={t('home.description')} />
    </>
  )
}

export default function App() {
  return (
    <LogoutProvider>
      <NotificationsProvider>
        <MovedMark />
        <LeftNotice />
        <OfflineNote />
        <OutgoingApplications />
        <TypedAgain />
        <Outlet />
      </NotificationsProvider>
    </LogoutProvider>
  )
}

/** What the server sends for pages whose data only the browser can ask for. */
export function HydrateFallback() {
  return <LoadingScreen />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return failureOf(error) ? <FailedScreen error={error} page={AnyPage} /> : <CrashScreen />
}
