import { lazy, Suspense, useState } from 'react'
import { AdminStartHeader } from './admin-start-header.tsx'
import type { AdminArea } from './admin-nav-items.ts'
import { PageShell, type PageProps } from './page-shell.tsx'

/* What only admins have loads apart: half of the pages that can show it are mostly other people's. */

const AdminHeader = lazy(async () => {
  try {
    return { default: (await import('./admin-header.tsx')).AdminHeader }
  } catch {
    // Without a connection the page says so itself, and this is the way out.
    return { default: () => <AdminStartHeader /> }
  }
})
const FindAnything = lazy(async () => {
  try {
    return { default: (await import('#web/features/find/find-anything.tsx')).FindAnything }
  } catch {
    return { default: () => <></> }
  }
})

/** An admin's page. */
export function AdminPage({ current, ...props }: PageProps & { current?: AdminArea | undefined }) {
  const [isFinding, setFinding] = useState(false)
  const find = () => setFinding(true)
  const header = (
    <Suspense fallback={<AdminStartHeader hasNavToCome />}>
      <AdminHeader current={current} onFind={find} />
    </Suspense>
  )
  return (
    <>
      <PageShell {...props} header={header} />
      {/* After the page, whose own keys go first. */}
      <Suspense>
        <FindAnything open={isFinding} onOpen={find} onClose={() => setFinding(false)} />
      </Suspense>
    </>
  )
}

/** A page of an admin before the second step. */
export function AdminStartPage(props: PageProps) {
  return <PageShell {...props} header={<AdminStartHeader />} />
}
