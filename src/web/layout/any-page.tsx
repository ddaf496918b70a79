import { useMaybePublicConfig } from '#web/lib/public-config.ts'
import { PageShell } from './page-shell.tsx'
import type { PageProps } from './page-shell.tsx'
import { PublicPage } from './pages.tsx'

/** A page for everybody; without header and footer where the site's configuration could not be had. */
export function AnyPage(props: PageProps) {
  const Page = useMaybePublicConfig() ? PublicPage : PageShell
  return <Page {...props} />
}
