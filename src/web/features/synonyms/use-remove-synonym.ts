import { useState } from 'react'
import { adminCalls } from '#contract/admin-calls.ts'
import type { Synonym } from '#contract/synonyms/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'

/** Removes a synonym once the admin confirms it, and reloads the list. */
export function useRemoveSynonym() {
  const [candidate, setCandidate] = useState<Synonym>()
  const close = () => setCandidate(undefined)
  const { run, isPending } = useMutation({
    call: (api, phrase: string) => api.call(adminCalls.removeSynonym, { body: { phrase } }),
    toastId: 'synonym',
    successText: ({ message }) => message,
    onSuccess: close,
    onError: close,
    revalidate: 'always',
  })

  return {
    candidate,
    isPending,
    askFor: setCandidate,
    cancel: close,
    confirm: () => {
      if (candidate) void run(candidate.phrase)
    },
  }
}
