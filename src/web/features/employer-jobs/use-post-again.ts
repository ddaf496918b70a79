import { use, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnJob } from '#web/features/job-posting/job-form-values.ts'
import { leaveNotice } from '#web/lib/notifications/notice.ts'
import { paths } from '#web/lib/paths.ts'
import { MissedPartContext } from '#web/ui/lazy-part.tsx'

type State =
  | { readonly kind: 'idle' | 'copying' }
  /** Another job was typed and not sent. Its title may be empty. */
  | { readonly kind: 'asking'; readonly job: OwnJob; readonly replacedTitle: string }

const idle: State = { kind: 'idle' }

/** The code of the job form loads when it is needed. */
const loadDrafts = () => import('#web/features/job-posting/draft-of-job.ts')

export type PostAgainState = ReturnType<typeof usePostAgain>

/** Opens the post form with a posted job's answers. It asks before it replaces a draft. */
export function usePostAgain(accountId: string) {
  const navigate = useNavigate()
  const reportOffline = use(MissedPartContext)
  const [state, setState] = useState<State>(idle)

  async function copy(job: OwnJob): Promise<void> {
    setState({ kind: 'copying' })
    const { makeDraftOfJob } = await loadDrafts()
    const problem = await makeDraftOfJob(job, accountId)
    if (problem) leaveNotice({ kind: 'warn', key: problem })
    await navigate(paths.postJob())
  }

  async function start(job: OwnJob): Promise<void> {
    const { readDraftTitle } = await loadDrafts()
    const replacedTitle = readDraftTitle(accountId)
    if (replacedTitle === undefined) await copy(job)
    else setState({ kind: 'asking', job, replacedTitle })
  }

  const orReport = (step: Promise<void>): void =>
    void step.catch((error: unknown) => {
      setState(idle)
      if (!(error instanceof TypeError)) throw error
      reportOffline()
    })

  return {
    state,
    start: (job: OwnJob) => orReport(start(job)),
    /** Replaces the typed job, as was asked. */
    replace: () => state.kind === 'asking' && orReport(copy(state.job)),
    cancel: () => setState(idle),
  }
}
