import { adminCalls } from '#contract/admin-calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Input = { readonly isDone: boolean; readonly note?: string }

/** Marks a contact request as done or open, and reloads the list. */
export function useMarkRequest(requestId: string) {
  const { t } = useTranslation()
  return useMutation({
    call: (api, body: Input) =>
      api.call(adminCalls.changeContactRequest, { params: { requestId }, body }),
    toastId: 'contact-request',
    successText: (_reply, { isDone }) =>
      t(isDone ? 'contactRequests.markedDone' : 'contactRequests.markedOpen'),
    // What was typed survives a failure, unless the request has changed.
    revalidate: (error) => error === undefined || error.status === 409,
  })
}
