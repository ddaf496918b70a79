import { calls } from '#contract/calls.ts'
import { orNothing } from '#web/lib/api/or-failure.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

const others = 'others'

/** Signs out one device, or all others, and reloads the list. */
export function useEndDevices() {
  const { t } = useTranslation()
  const { run, pending } = useMutation({
    call: (api, target: string) =>
      target === others
        ? api.call(calls.endOtherSessions)
        : // A device that is already gone counts as signed out.
          orNothing(api.call(calls.endSession, { params: { sessionId: target } })),
    toastId: 'devices',
    successText: (_reply, target) => t(target === others ? 'devices.othersEnded' : 'devices.ended'),
    revalidate: 'always',
  })

  return {
    endingId: pending,
    isEndingOthers: pending === others,
    endOne: (sessionId: string) => run(sessionId),
    endOthers: () => run(others),
  }
}
