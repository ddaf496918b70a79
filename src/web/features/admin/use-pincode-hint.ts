import { useEffect, useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { FullJob } from '#contract/jobs.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useApi } from '#web/lib/use-api.ts'

export type Hint = { readonly isGood: boolean; readonly text: string }

/** Whether the job's pincode lies in the city it names. A hint to the admin, never a decision. */
export function usePincodeHint(job: FullJob): Hint | undefined {
  const { t } = useTranslation()
  const api = useApi()
  const [found, setFound] = useState<{ jobId: string; hint: Hint }>()
  const { id, jobPincode: pincode, jobCity, jobState } = job

  useEffect(() => {
    const aborter = new AbortController()
    const show = (isGood: boolean, text: string) => setFound({ jobId: id, hint: { isGood, text } })
    api
      .call(endpoints.findPincode, { params: { pincode }, signal: aborter.signal })
      .then((place) => {
        const isSame = place.city === jobCity && place.state === jobState
        show(isSame, t(isSame ? 'admin.pincodeMatches' : 'admin.pincodeDiffers', { ...place }))
      })
      .catch((error: unknown) => {
        // Without an answer there is no hint; the page can do without one.
        if (error instanceof ApiError && error.status === 404) {
          show(false, t('admin.pincodeUnknown', { pincode }))
        }
      })
    return () => aborter.abort()
  }, [api, t, id, pincode, jobCity, jobState])

  return found?.jobId === id ? found.hint : undefined
}
