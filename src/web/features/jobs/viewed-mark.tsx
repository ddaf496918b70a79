import { useEffect } from 'react'
import { jobViewAttribute, sendJobView } from '#web/lib/hydration/send-job-view.ts'

/** Counts that a live job is seen: by the page's first script, or here when the page was opened from another. */
export function ViewedMark({ jobId }: { jobId: string }) {
  useEffect(() => sendJobView(jobId, true), [jobId])
  return <span hidden {...{ [jobViewAttribute]: jobId }} />
}
