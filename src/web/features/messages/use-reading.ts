import { calls } from '#contract/calls.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { announceUnread } from '#web/lib/unread-messages.ts'

/** Marks messages as read: one when it is opened, or all that are shown. */
export function useReading() {
  const api = useApi()
  const all = useMutation({
    call: (to, until: string) => to.call(calls.readAllMessages, { body: { until } }),
    toastId: 'messages',
    onSuccess: ({ unread }) => announceUnread(unread),
    revalidate: 'onSuccess',
  })

  /** The person leaves the page meanwhile; a message that could not be marked stays unread. */
  async function readOne(messageId: string): Promise<void> {
    try {
      const { unread } = await api.call(calls.readMessage, { params: { messageId } })
      announceUnread(unread)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }

  return { readAll: all.run, isReadingAll: all.isPending, readOne }
}
