import type { Transaction } from 'kysely'
import type { DB } from '#server/db/types.ts'
import type { Viewer } from '#server/http/binding/viewer.ts'
import { AppError } from '#server/lib/app-error.ts'
import { isId } from '#server/lib/ids.ts'
import { lockApplication } from './applications.repository.ts'

/** An applicant, as the calls about one name them. */
export type AboutApplicant = { readonly jobId: string; readonly applicantId: string }

/**
 * Locks the application of an own job's applicant until the transaction ends.
 * @throws AppError NOT_FOUND, for another employer's applicant too
 */
export async function lockOwnApplicant(
  tx: Transaction<DB>,
  { accountId: employerId }: Viewer,
  { jobId, applicantId: applicationId }: AboutApplicant,
) {
  const locked =
    isId(jobId) && isId(applicationId)
      ? await lockApplication(tx, { jobId, applicationId, employerId })
      : undefined
  if (!locked) throw new AppError('NOT_FOUND')
  return locked
}
