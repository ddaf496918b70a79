import { useEffect } from 'react'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { readSavedOnDevice } from '#web/lib/saved-on-device.ts'
import { readSession, useSessionType } from '#web/lib/session.ts'
import { useToasts } from '#web/ui/toast.ts'
import { markSaved, syncSavedJobs, useIsSaved } from './saved-jobs-store.ts'

const toastId = 'saved-job'

/**
 * Saves a job and takes that back: in the account of a candidate, on the device of a visitor. `onChanged` runs when the
 * account has it.
 */
export function useSaving(jobId: string, onChanged?: () => void) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const session = useSessionType()
  const isSaved = useIsSaved(jobId)
  useEffect(() => {
    if (session === 'users') void syncSavedJobs(api)
  }, [api, session])

  const { run, isPending } = useMutation<boolean>({
    toastId,
    call: (client, isWanted) =>
      isWanted
        ? client.call(calls.saveJobs, { body: { jobIds: [jobId] } })
        : client.call(calls.removeSavedJob, { params: { jobId } }),
    onError: (_error, isWanted) => markSaved(jobId, !isWanted),
    revalidate: 'never',
  })

  async function set(isWanted: boolean): Promise<void> {
    if (isPending) return
    // The state of the page may not know the session yet.
    const type = readSession()?.type
    const isFirstOfVisitor = type === undefined && readSavedOnDevice().length === 0
    markSaved(jobId, isWanted)
    if (type === 'users' && !(await run(isWanted))) return
    if (!isWanted) {
      const undo = { label: t('job.undoUnsaving'), run: () => void set(true) }
      toasts.success(t('job.unsaved'), toastId, { action: undo, staysMs: limits.unsavedToastMs })
    } else if (isFirstOfVisitor) toasts.info(t('job.savedOnDevice'), toastId)
    else toasts.dismiss(toastId)
    onChanged?.()
  }

  return { isSaved, toggle: () => void set(!isSaved) }
}
