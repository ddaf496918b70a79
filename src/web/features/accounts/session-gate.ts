import { redirect } from 'react-router'
import type { AccountType } from '#contract/accounts.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { CandidateProfile, EmployerProfile } from '#contract/profiles.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { createBrowserApi } from '#web/lib/api.ts'
import type { Api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { nextTask } from '#web/lib/next-task.ts'
import { leaveNotice } from '#web/lib/notice.ts'
import { loginPath, paths } from '#web/lib/paths.ts'
import { clearSessionOf, readSession } from '#web/lib/session.ts'

/**
 * Loads a screen that needs a session of one kind. Without one the person is told so, sent to the
 * login and brought back afterwards; a session that died is cleared, told by `sessionOverKey`, and
 * ends at home. One that waits for its second step is sent there, and brought back as well.
 */
export async function loadSignedIn<Data>(
  type: AccountType,
  request: Request,
  load: (api: Api) => Promise<Data>,
  sessionOverKey: MessageKey = 'session.expired',
): Promise<Data> {
  // Asking is work as well, and whatever leads here, such as a page's coming alive, has been a long task already.
  await nextTask()
  const session = readSession()
  if (session?.type !== type) {
    leaveNotice({ kind: 'warn', key: 'session.pleaseLogin' })
    const { pathname, search } = new URL(request.url)
    throw redirect(loginPath(type, pathname + search))
  }
  try {
    return await load(createBrowserApi())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_STEP_FIRST') {
      const { pathname, search } = new URL(request.url)
      throw redirect(paths.secondStep(pathname + search))
    }
    if (!(error instanceof ApiError && error.isSessionOver)) throw error
    clearSessionOf(session.token)
    leaveNotice({ kind: 'no', key: sessionOverKey })
    throw redirect(paths.home())
  }
}

/** The candidate's profile, which many screens ask for first; without a name it must be made. */
export async function requireCandidateProfile(api: Api): Promise<CandidateProfile> {
  const profile = await api.call(endpoints.readProfile, { body: { type: 'users' } })
  if ('dob' in profile) return profile
  leaveNotice({ kind: 'warn', key: 'gate.fillDetailsFirst' })
  throw redirect(paths.candidateFirstProfile())
}

export async function requireEmployerProfile(api: Api): Promise<EmployerProfile> {
  const profile = await api.call(endpoints.readProfile, { body: { type: 'employee' } })
  if ('jobCount' in profile) return profile
  leaveNotice({ kind: 'warn', key: 'gate.fillProfileFirst' })
  throw redirect(paths.employerProfile())
}
