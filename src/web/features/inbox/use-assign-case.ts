import type { AssignCaseInput, Case } from '#contract/inbox/schemas.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Sets the owner, the state, the due day or the note of a case, and loads it again: also when another admin came first. */
export function useAssignCase({ kind, id, owner, admins }: Case) {
  const { t } = useTranslation()
  const { run, pending } = useMutation({
    call: (api, input: AssignCaseInput) =>
      api.call(trustCalls.assignCase, {
        params: { kind, caseId: id },
        body: { ...input, ...(owner && { seenOwner: owner.id }) },
      }),
    toastId: 'case',
    successText: ({ owner: now, state, dueAt }, { ownerId, note, dueOn }) => {
      if (dueOn !== undefined) return t('inbox.due', dayAndTime(dueAt))
      if (ownerId === undefined) {
        return t(note === undefined ? `inbox.now.${state}` : 'inbox.noteSaved')
      }
      if (now === null) return t('inbox.givenBack')
      return now.isMe ? t('inbox.taken') : t('inbox.handedOn', { name: now.name })
    },
    // What was typed survives a failure, unless the case has changed.
    revalidate: (error) => error === undefined || error.status === 409,
  })
  const assign = (input: AssignCaseInput) => void run(input)
  const me = admins.find(({ isMe }) => isMe)
  return { assign, take: () => me && assign({ ownerId: me.id }), pending }
}
