import { useEffect, useEffectEvent, useRef } from 'react'
import { keepDraft } from './draft-store.ts'
import type { JobForm } from './use-job-form.ts'

const pauseMs = 300

/** Keeps what is typed on this device: after a pause, and when the page is left. */
export function useKeptDraft(form: JobForm, accountId: string, submissionId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { watch, getValues } = form

  function keep(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    keepDraft(accountId, { submissionId, values: getValues() })
  }

  const onChange = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(keep, pauseMs)
  })
  const onLeave = useEffectEvent(() => timer.current !== undefined && keep())

  useEffect(() => {
    const subscription = watch(() => onChange())
    const keepPending = () => void onLeave()
    window.addEventListener('pagehide', keepPending)
    return () => {
      subscription.unsubscribe()
      window.removeEventListener('pagehide', keepPending)
      keepPending()
    }
  }, [watch])

  return {
    keep,
    /** A draft that was thrown away is not kept again by what is still waiting. */
    cancel: () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
  }
}
