import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveJobDraft } from './job-draft-store.ts'
import type { JobForm } from './use-job-form.ts'

const pauseMs = 300

/** Saves the values on this device, after a pause and when the page closes. */
export function useDraftAutosave(form: JobForm, accountId: string, submissionId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { watch, getValues } = form
  const [savedAt, setSavedAt] = useState<Date>()

  /** Drops a pending save, so that a deleted draft stays deleted. */
  function cancel(): void {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  function saveNow(): void {
    cancel()
    saveJobDraft(accountId, { submissionId, values: getValues() })
    setSavedAt(new Date())
  }

  const onChange = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(saveNow, pauseMs)
  })
  const onLeave = useEffectEvent(() => {
    if (timer.current !== undefined) saveNow()
  })

  useEffect(() => {
    const subscription = watch(() => onChange())
    const savePending = () => onLeave()
    window.addEventListener('pagehide', savePending)
    return () => {
      subscription.unsubscribe()
      window.removeEventListener('pagehide', savePending)
      savePending()
    }
  }, [watch])

  return { saveNow, cancel, savedAt }
}
