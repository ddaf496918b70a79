import { useEffect, useEffectEvent, useState } from 'react'
import { trustCalls } from '#contract/trust-calls.ts'
import type { QueuedJob } from '#contract/admin/schemas.ts'
import { callResults, confirmedPoints } from '#contract/job-checks/options.ts'
import type { CallResult, ConfirmedPoint } from '#contract/job-checks/options.ts'
import type { JobChecks as Checks } from '#contract/job-checks/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { EmployerHistory } from './employer-history.tsx'
import { SimilarTexts } from './similar-texts.tsx'

/** Calls to the contact of a job, its employer until now, and what reads alike. */
export function JobChecks({ job }: { job: QueuedJob }) {
  const { t } = useTranslation()
  const api = useApi()
  const toasts = useToasts()
  const failureText = useFailureText()
  const [checks, setChecks] = useState<Checks>()
  const { id: jobId } = job

  const showFailure = useEffectEvent((error: unknown) => {
    if (error instanceof ApiError) toasts.error(failureText(error.message), 'job-checks')
  })
  useEffect(() => {
    const aborter = new AbortController()
    api
      .call(trustCalls.readJobChecks, { params: { jobId }, signal: aborter.signal })
      .then(setChecks)
      .catch(showFailure)
    return () => aborter.abort()
  }, [api, jobId])

  if (!checks) return null
  return (
    <section className="adm-sec" aria-labelledby="checks-heading">
      <h3 id="checks-heading">{t('jobChecks.calls', { tries: checks.tries })}</h3>
      <CallForm jobId={jobId} onAdded={setChecks} />
      <ul className="text-small mt-2">
        {checks.calls.map(({ admin, result, points, calledAt }) => (
          <li key={calledAt}>
            {t('jobChecks.call', { admin, ...dayAndTime(calledAt) })}{' '}
            <b>{t(`jobChecks.result.${result}`)}</b>
            {points.length > 0 &&
              `: ${points.map((point) => t(`jobChecks.point.${point}`)).join(', ')}`}
          </li>
        ))}
      </ul>
      <EmployerHistory employer={checks.employer} />
      <SimilarTexts job={job} similar={checks.similar} />
    </section>
  )
}

type CallFormProps = { jobId: string; onAdded: (checks: Checks) => void }

/** What the contact confirmed, and how the call went: one tap writes it down. */
function CallForm({ jobId, onAdded }: CallFormProps) {
  const { t } = useTranslation()
  const [points, setPoints] = useState<readonly ConfirmedPoint[]>([])
  // A call that is sent again after a failure keeps its id.
  const [callId, setCallId] = useState(() => crypto.randomUUID())
  const { run, pending } = useMutation({
    call: (api, result: CallResult) =>
      api.call(trustCalls.addJobCall, {
        params: { jobId },
        body: { callId, result, points: result === 'talked' ? [...points] : [] },
      }),
    toastId: 'job-checks',
    successText: () => t('jobChecks.saved'),
    onSuccess: (checks) => {
      setCallId(crypto.randomUUID())
      setPoints([])
      onAdded(checks)
    },
    // The queue shows whose the job is now.
    revalidate: 'always',
  })
  return (
    <>
      <ChoiceGroup
        type="checkbox"
        name="points"
        label={t('jobChecks.points')}
        columns={3}
        className="mt-2"
        selected={points}
        options={confirmedPoints.map((value) => ({ value, label: t(`jobChecks.point.${value}`) }))}
        onChange={({ target }) =>
          setPoints(
            confirmedPoints.filter((point) =>
              point === target.value ? target.checked : points.includes(point),
            ),
          )
        }
      />
      <div className="flex flex-wrap gap-2 mt-2">
        {callResults.map((result) => (
          <Button
            key={result}
            kind="sec"
            size="sm"
            loading={pending === result}
            onClick={() => void run(result)}
          >
            {t(`jobChecks.result.${result}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
