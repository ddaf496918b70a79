import type { AssignInput } from '#contract/assignments/schemas.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Takes a request, gives it back or saves its note, and reloads the list: also when another admin came first. */
export function useAssign(call: (api: Api, input: AssignInput) => Promise<unknown>) {
  const { t } = useTranslation()
  const { run, pending } = useMutation({
    call,
    toastId: 'assignment',
    successText: (_reply, { isTaken, note }: AssignInput) =>
      t(
        note !== undefined
          ? 'assignment.noteSaved'
          : isTaken
            ? 'assignment.taken'
            : 'assignment.givenBack',
      ),
    // What was typed survives a failure, unless the request has changed.
    revalidate: (error) => error === undefined || error.status === 409,
  })
  return {
    assign: (input: AssignInput) => void run(input),
    isAssigning: pending !== undefined && pending.note === undefined,
    isSavingNote: pending?.note !== undefined,
  }
}
