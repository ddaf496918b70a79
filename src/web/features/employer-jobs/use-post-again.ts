import { use, useState } from 'react'
import { useNavigate } from 'react-router'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { leaveNotice } from '#web/lib/notifications/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { MissedPartContext } from '#web/ui/lazy-part.tsx'

type State =
  | { readonly kind: 'idle' | 'copying' }
  /** Another job was typed and not sent. Its title may be empty. */
  | { readonly kind: 'asking'; readonly replacedTitle: string }

const idle: State = { kind: 'idle' }

/** The code of the job form loads when it is needed. */
const loadDrafts = () => import('#web/features/job-posting/draft-of-job.ts')

/** Opens the post form with a posted job's answers. It asks before it replaces a draft. */
export function usePostAgain(job: JobDetails, accountId: string) {
  const navigate = useNavigate()
  const reportOffline = use(MissedPartContext)
  const [state, setState] = useState<State>(idle)

  async function copy(): Promise<void> {
    setState({ kind: 'copying' })
    const { makeDraftOfJob } = await loadDrafts()
    const problem = await makeDraftOfJob(job, accountId)
    if (problem) leaveNotice({ kind: 'warn', key: problem })
    await navigate(paths.postJob())
  }

  async function start(): Promise<void> {
    const { readDraftTitle } = await loadDrafts()
    const replacedTitle = readDraftTitle(accountId)
    if (replacedTitle === undefined) await copy()
    else setState({ kind: 'asking', replacedTitle })
  }

  const orReport = (step: Promise<void>): void =>
    void step.catch((error: unknown) => {
      setState(idle)
      if (!(error instanceof TypeError)) throw error
      reportOffline()
    })

  return {
    state,
    start: () => orReport(start()),
    copy: () => orReport(copy()),
    cancel: () => setState(idle),
  }
}
