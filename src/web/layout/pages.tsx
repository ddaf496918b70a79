import { useCheckedSession } from '#web/features/accounts/use-checked-session.ts'
import { Footer } from './footer.tsx'
import { CheckingHeader } from './checking-header.tsx'
import { BareHeader, CandidateHeader, EmployerHeader } from './headers.tsx'
import { candidateNav, employerNav, type CandidateArea, type EmployerArea } from './nav-items.ts'
import { BottomNav } from './nav-links.tsx'
import { PageShell, type PageProps } from './page-shell.tsx'
import { PublicHeader } from './public-header.tsx'
import { StepHeader, type StepHeaderProps } from './step-header.tsx'

/** A public page with the footer. */
export function PublicPage(props: PageProps) {
  return <PageShell {...props} header={<PublicHeader />} footer={<Footer />} />
}

/** A page of one choice, without ways to anything else. */
export function BarePage(props: PageProps) {
  return <PageShell {...props} festive fill header={<BareHeader />} />
}

/** A page for everybody without a connection: nobody can sign in there. */
export function OfflinePage(props: PageProps) {
  return <PageShell {...props} header={<BareHeader />} footer={<Footer />} />
}

/** A public page with the header of the person's role: the home page, and a job that was passed on. */
export function HomePage(props: PageProps) {
  const { type, isChecking } = useCheckedSession()
  const frame = homeFrames[type]
  const header = isChecking ? <CheckingHeader isEmployer={type === 'employee'} /> : frame.header
  return <PageShell {...props} {...frame} header={header} footer={<Footer />} />
}

const publicFrame = { header: <PublicHeader /> }
const homeFrames = {
  unknown: publicFrame,
  none: publicFrame,
  admin: publicFrame,
  users: { header: <CandidateHeader />, bottomNav: <BottomNav items={candidateNav} /> },
  employee: { header: <EmployerHeader />, bottomNav: <BottomNav items={employerNav} /> },
}

type CandidatePageProps = PageProps & {
  current?: CandidateArea | undefined
  hasLogoutAtEnd?: boolean | undefined
}

/** A candidate's page. */
export function CandidatePage({ current, hasLogoutAtEnd, ...props }: CandidatePageProps) {
  return (
    <PageShell
      {...props}
      header={<CandidateHeader current={current} hasLogoutAtEnd={hasLogoutAtEnd} />}
      bottomNav={<BottomNav items={candidateNav} current={current} />}
    />
  )
}

/** An employer's page. */
export function EmployerPage({
  current,
  ...props
}: PageProps & { current?: EmployerArea | undefined }) {
  return (
    <PageShell
      {...props}
      header={<EmployerHeader current={current} />}
      bottomNav={<BottomNav items={employerNav} current={current} />}
    />
  )
}

/** A page that asks one question after another. */
export function StepPage({ children, ...header }: StepHeaderProps & Pick<PageProps, 'children'>) {
  return (
    <PageShell fill header={<StepHeader {...header} />}>
      {children}
    </PageShell>
  )
}
