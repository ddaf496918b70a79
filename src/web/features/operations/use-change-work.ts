import { useState } from 'react'
import { adminCalls } from '#contract/admin-calls.ts'
import type { StoppedWork } from '#contract/operations/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Input = { readonly workId: string; readonly change: 'resend' | 'drop' }

const changes = {
  resend: { endpoint: adminCalls.resendWork, doneKey: 'system.resent' },
  drop: { endpoint: adminCalls.dropWork, doneKey: 'system.dropped' },
} as const

/** Retries stopped work, or drops it once the admin confirms, and reloads the page. */
export function useChangeWork() {
  const { t } = useTranslation()
  const [candidate, setCandidate] = useState<StoppedWork>()
  const close = () => setCandidate(undefined)
  const { run, pending } = useMutation({
    call: (api, { workId, change }: Input) =>
      api.call(changes[change].endpoint, { params: { workId } }),
    toastId: 'work',
    successText: ({ changed }, { change }) =>
      t(changed ? changes[change].doneKey : 'system.unchanged'),
    onSuccess: close,
    onError: close,
    revalidate: 'always',
  })

  return {
    changingId: pending?.workId,
    resend: (workId: string) => void run({ workId, change: 'resend' }),
    /** The job that the confirmation dialog is about. */
    candidate,
    confirmDrop: setCandidate,
    cancel: close,
    drop: () => {
      if (candidate) void run({ workId: candidate.id, change: 'drop' })
    },
  }
}
