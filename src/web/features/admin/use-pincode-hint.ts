import { useEffect, useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { calls } from '#contract/calls.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'

export type Hint = { readonly isGood: boolean; readonly text: string }

/** Whether the job's pincode belongs to its city. It is a hint to the admin and decides nothing. */
export function usePincodeHint(job: FullJob): Hint | undefined {
  const { t } = useTranslation()
  const api = useApi()
  const [found, setFound] = useState<{ jobId: string; hint: Hint }>()
  const { id, jobPincode: pincode, jobCity, jobState } = job

  useEffect(() => {
    const aborter = new AbortController()
    const show = (isGood: boolean, text: string) => setFound({ jobId: id, hint: { isGood, text } })
    api
      .call(calls.findPincode, { params: { pincode }, signal: aborter.signal })
      .then(({ city, state }) => {
        const isSame = city === jobCity && state === jobState
        show(
          isSame,
          t(isSame ? 'admin.pincodeMatches' : 'admin.pincodeDiffers', {
            pincode,
            city: t.place(city),
            state: t.place(state),
          }),
        )
      })
      .catch((error: unknown) => {
        // The hint is optional, so a failed lookup shows none.
        if (error instanceof ApiError && error.status === 404) {
          show(false, t('admin.pincodeUnknown', { pincode }))
        }
      })
    return () => aborter.abort()
  }, [api, t, id, pincode, jobCity, jobState])

  return found?.jobId === id ? found.hint : undefined
}
