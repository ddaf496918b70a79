import { calls } from '#contract/calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Input = { readonly requestId: string; readonly isDone: boolean }

/** Marks a contact request as done or open, and reloads the list. */
export function useMarkRequest() {
  const { t } = useTranslation()
  return useMutation({
    call: (api, { requestId, isDone }: Input) =>
      api.call(calls.changeContactRequest, { params: { requestId }, body: { isDone } }),
    toastId: 'contact-request',
    successText: (_reply, { isDone }) =>
      t(isDone ? 'contactRequests.markedDone' : 'contactRequests.markedOpen'),
    revalidate: 'always',
  })
}
