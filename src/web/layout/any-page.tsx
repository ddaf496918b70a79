import { useMaybePublicConfig } from '#web/lib/public-config.ts'
import { PageShell } from './page-shell.tsx'
import type { PageProps } from './page-shell.tsx'
import { PublicPage } from './pages.tsx'

/**
 * A page for any visitor. It has no header and footer if the site's configuration failed to load.
 */
export function AnyPage(props: PageProps) {
  const Page = useMaybePublicConfig() ? PublicPage : PageShell
  return <Page {...props} />
}
