import { useEffect, useEffectEvent, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { AlertSearch, AlertWay } from '#contract/job-alerts/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AlertForm } from './alert-form.tsx'
import './job-alerts.css'

interface AlertSheetProps {
  search: AlertSearch
  onDone: () => void
}

/** The sheet that keeps the shown search as an alert. It asks for the ways when it opens. */
export function AlertSheet({ search, onDone }: AlertSheetProps) {
  const api = useApi()
  const failureText = useFailureText()
  const [ways, setWays] = useState<readonly AlertWay[]>([])
  const [failure, setFailure] = useState<string>()
  const load = () =>
    api.call(calls.listJobAlerts).then(
      (loaded) => {
        setWays(loaded.ways)
        setFailure(undefined)
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setFailure(failureText(error.message))
      },
    )
  const loadFirst = useEffectEvent(() => void load())
  useEffect(() => loadFirst(), [])

  return (
    <>
      {failure !== undefined && <Notice>{failure}</Notice>}
      <AlertForm search={search} isOfSearch ways={ways} onWaysChanged={load} onDone={onDone} />
    </>
  )
}
