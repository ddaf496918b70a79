import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useRevalidator } from 'react-router'
import { calls } from '#contract/calls.ts'
import { alertFrequencies } from '#contract/job-alerts/frequencies.ts'
import type { AlertFrequency } from '#contract/job-alerts/frequencies.ts'
import type { AlertSearch, AlertWay, JobAlert } from '#contract/job-alerts/schemas.ts'
import { circles, usualCircle } from '#contract/job-search/options.ts'
import { limits } from '#contract/limits.ts'
import { pincodePattern } from '#contract/places/pincode.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAlertName } from './alert-name.ts'
import { AlertWays } from './alert-ways.tsx'

export interface AlertFormProps {
  /** What it starts with. */
  search: AlertSearch
  /** The alert that is changed; undefined for a new one. */
  alert?: JobAlert | undefined
  /** The search is the one that is shown, so that only how often is asked. */
  isOfSearch?: boolean
  ways: readonly AlertWay[]
  onWaysChanged: () => void | Promise<void>
  onDone: () => void
}

/** Makes an alert, or changes one. */
export function AlertForm({
  search,
  alert,
  isOfSearch = false,
  ways,
  onWaysChanged,
  onDone,
}: AlertFormProps) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [q, setQ] = useState(search.q ?? '')
  const [near, setNear] = useState(search.near ?? '')
  const [within, setWithin] = useState(search.within ?? usualCircle)
  const [frequency, setFrequency] = useState<AlertFrequency>(alert?.frequency ?? 'daily')
  const [nearError, setNearError] = useState<string>()
  const { q: _q, near: _near, within: _within, ...others } = search
  const kept = useAlertName(others)
  const whole = useAlertName(search)

  const { run, isPending } = useMutation<AlertSearch>({
    toastId: 'job-alert',
    call: (api, wanted) =>
      alert
        ? api.call(calls.editJobAlert, {
            params: { alertId: alert.id },
            body: { search: wanted, frequency },
          })
        : api.call(calls.createJobAlert, { body: { search: wanted, frequency } }),
    successText: () => t(alert ? 'alert.saved' : 'alert.turnedOn'),
    errorText: (error: ApiError) => (error.code === 'UNKNOWN_PINCODE' ? undefined : error.message),
    onError: (error) => {
      if (error.code === 'UNKNOWN_PINCODE') setNearError(t('pincode.unknown'))
    },
    onSuccess: async () => {
      onDone()
      await revalidate()
    },
    revalidate: 'never',
    leadsOn: true,
  })

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (near !== '' && !pincodePattern.test(near)) {
      setNearError(t('search.nearPattern'))
      return
    }
    void run({ ...others, ...(q.trim() && { q: q.trim() }), ...(near && { near, within }) })
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      {isOfSearch ? (
        <div className="alert-about">
          <b>{whole.name}</b>
          {whole.details !== '' && <span>{whole.details}</span>}
        </div>
      ) : (
        <>
          <TextField
            id="alert-work"
            label={t('alert.work')}
            hint={t('alert.workHint')}
            maxLength={limits.searchTextLength}
            autoComplete="off"
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
          <div className="alert-place">
            <TextField
              id="alert-near"
              label={t('alert.pincode')}
              inputMode="numeric"
              maxLength={6}
              autoComplete="postal-code"
              value={near}
              error={nearError}
              onChange={(event) => {
                setNear(event.target.value.trim())
                setNearError(undefined)
              }}
            />
            <SelectField
              id="alert-within"
              label={t('alert.within')}
              options={circles.map((km) => ({ value: km, label: t('alert.km', { km }) }))}
              value={within}
              onChange={(event) => setWithin(event.target.value)}
            />
          </div>
          {Object.keys(others).length > 0 && (
            <p className="text-small text-fg-2">
              {[kept.name, kept.details].filter(Boolean).join(', ')}
            </p>
          )}
        </>
      )}
      <Segments
        legend={t('alert.howOften')}
        options={alertFrequencies.map((value) => ({ value, label: t(`alert.often.${value}`) }))}
        value={frequency}
        onChange={setFrequency}
      />
      <p className="text-small text-fg-2">{t('alert.rules')}</p>
      {!alert && (
        <>
          <section aria-label={t('alert.where')}>
            <h3 className="label">{t('alert.where')}</h3>
            <AlertWays ways={ways} onChanged={onWaysChanged} />
          </section>
          <p className="text-small text-fg-2">{t('alert.agree')}</p>
        </>
      )}
      <Button
        type="submit"
        kind={alert ? 'pri' : 'go'}
        block
        icon={alert ? undefined : Bell}
        loading={isPending}
        loadingText={t('alert.turningOn')}
      >
        {t(alert ? 'alert.save' : 'alert.turnOn')}
      </Button>
    </form>
  )
}
