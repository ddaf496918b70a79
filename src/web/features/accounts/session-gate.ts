import { redirect, redirectDocument } from 'react-router'
import type { AccountType } from '#contract/accounts/roles.ts'
import { calls } from '#contract/calls.ts'
import type { CandidateProfile, EmployerProfile } from '#contract/profiles/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { createBrowserApi } from '#web/lib/api/api.ts'
import type { Api } from '#web/lib/api/api.ts'
import { ApiError, memberMayNotError } from '#web/lib/api/api-error.ts'
import { addressInAccountLocale, requestedPath } from '#web/lib/i18n/account-locale.ts'
import { nextTask } from '#web/lib/hydration/next-task.ts'
import { leaveNotice, takeArrival } from '#web/lib/notifications/notice.ts'
import { loginPath, paths } from '#web/lib/paths.ts'
import { deleteDraftsOfOthers } from '#web/lib/device-drafts.ts'
import { hasPutOffProfile } from '#web/lib/put-off-profile.ts'
import { clearSessionOf, readSession } from '#web/lib/session.ts'
import { mayActForTeam } from '#web/lib/team-role.ts'
import type { TeamAct } from '#contract/team/roles.ts'

/**
 * Loads a screen that needs a session of one account type. Without a session the person gets a
 * notice, signs in and returns here. An expired session is cleared and leads home with the notice
 * `sessionOverKey`. A page in another language than the account's is opened in that. A session that waits for its second step is sent there and returns as well.
 */
export async function loadSignedIn<Data>(
  type: AccountType,
  request: Request,
  load: (api: Api) => Promise<Data>,
  sessionOverKey: MessageKey = 'session.expired',
): Promise<Data> {
  // Sending a request takes time too, and a long task such as hydration has just run.
  await nextTask()
  const session = readSession()
  if (session?.type !== type) {
    leaveNotice({ kind: 'warn', key: 'session.pleaseLogin' })
    throw redirect(loginPath(type, requestedPath(request)))
  }
  const address = addressInAccountLocale(request)
  if (address !== undefined) throw redirectDocument(address)
  try {
    return await load(createBrowserApi())
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_STEP_FIRST') {
      throw redirect(paths.secondStep(requestedPath(request)))
    }
    if (!(error instanceof ApiError && error.isSessionOver)) throw error
    clearSessionOf(session.token)
    leaveNotice({ kind: 'error', key: sessionOverKey })
    throw redirect(paths.home())
  }
}

/**
 * The candidate's profile, which many screens need first. A candidate without a name is sent to
 * create the profile.
 */
export async function requireCandidateProfile(api: Api): Promise<CandidateProfile> {
  const isArriving = takeArrival()
  const profile = await api.call(calls.readProfile, { body: { type: 'users' } })
  if ('dob' in profile) return profile
  if (!isArriving) leaveNotice({ kind: 'warn', key: 'gate.fillDetailsFirst' })
  throw redirect(paths.candidateFirstProfile())
}

/** The candidate's profile; undefined for somebody who chose to answer later. Anybody else without one is sent to create it. */
export async function candidateProfileOrLater(api: Api): Promise<CandidateProfile | undefined> {
  if (!hasPutOffProfile()) return await requireCandidateProfile(api)
  const profile = await api.call(calls.readProfile, { body: { type: 'users' } })
  return 'dob' in profile ? profile : undefined
}

/** @throws ApiError MEMBER_MAY_NOT when the viewer's role in the team does not allow `act` */
export async function requireEmployerProfile(
  api: Api,
  act: TeamAct = 'see',
): Promise<EmployerProfile> {
  const isArriving = takeArrival()
  const profile = await api.call(calls.readProfile, { body: { type: 'employee' } })
  if ('jobCount' in profile) {
    deleteDraftsOfOthers(profile.uid)
    if (!mayActForTeam(act)) throw memberMayNotError()
    return profile
  }
  if (!isArriving) leaveNotice({ kind: 'warn', key: 'gate.fillProfileFirst' })
  throw redirect(paths.employerProfile())
}
