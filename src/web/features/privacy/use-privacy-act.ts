import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#web/lib/api-error.ts'
import { useToasts } from '#web/ui/toast.ts'

/** One act of the privacy screen at a time: says what came of it and shows what is so now. */
export function usePrivacyAct() {
  const toasts = useToasts()
  const revalidator = useRevalidator()
  const [busyWith, setBusyWith] = useState<string>()

  /** @param act answers with what is said when it is done */
  async function run(name: string, act: () => Promise<string>): Promise<void> {
    if (busyWith !== undefined) return
    setBusyWith(name)
    try {
      toasts.ok(await act(), 'privacy')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A dead session has a message of its own, from the loader that runs now.
      if (!error.isSessionOver) toasts.no(error.message, 'privacy')
    } finally {
      await revalidator.revalidate()
      setBusyWith(undefined)
    }
  }

  return { busyWith, run }
}
