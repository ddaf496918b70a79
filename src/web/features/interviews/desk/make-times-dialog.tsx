import { Bell } from 'lucide-react'
import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import {
  bringItems,
  interviewKinds,
  interviewModes,
  interviewMoreDays,
  slotMinutes,
} from '#contract/interviews/options.ts'
import { isCalendarDate, startOfIndiaDate } from '#contract/india-time.ts'
import { timesFormOrder } from '#contract/interviews/form-order.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { dayAfter } from './week.ts'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () => (await import('#contract/interviews/schemas.ts')).timesFormSchema

type Values = {
  jobId: string
  kind: string
  day: string
  moreDays: string[]
  from: string
  to: string
  minutes: string
  capacity: string
  mode: string
  place: string
  askFor: string
  bring: string[]
}

interface MakeTimesDialogProps {
  open: boolean
  jobs: readonly { readonly id: string; readonly jobTitle: string }[]
  onClose: () => void
}

/** Makes slots or a walk-in window for the interviews of a job. */
export function MakeTimesDialog({ open, jobs, onClose }: MakeTimesDialogProps) {
  const { t } = useTranslation()
  const [submissionId] = useState(() => crypto.randomUUID())
  const form = useCheckedForm<Values>({
    readRules,
    order: timesFormOrder,
    defaultValues: {
      jobId: jobs.length === 1 ? (jobs[0]?.id ?? '') : '',
      kind: 'slot',
      day: '',
      moreDays: [],
      from: '10:00',
      to: '13:00',
      minutes: '30',
      capacity: '1',
      mode: 'inPerson',
      place: '',
      askFor: '',
      bring: ['resume', 'idProof'],
    },
  })
  const isWalkIn = form.watch('kind') === 'walkIn'
  const daysAfter = (day: string): string[] =>
    isCalendarDate(day)
      ? Array.from({ length: interviewMoreDays }, (_, index) => dayAfter(day, index + 1))
      : []
  const offered = daysAfter(form.watch('day'))
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) =>
      api.call(calls.makeInterviewTimes, {
        body: {
          ...values,
          // The day was changed after some were picked.
          moreDays: values.moreDays.filter((day) => daysAfter(values.day).includes(day)),
          submissionId,
        },
      }),
    toastId: 'interviews',
    successText: ({ count }) => t('interviews.madeToast', { count }),
    revalidate: 'onSuccess',
    onSuccess: onClose,
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('interviews.makeTitle')}
      closeLabel={t('common.close')}
      align="start"
      wide
      describe={false}
    >
      <form className="stack" noValidate onSubmit={onSubmit}>
        <ChoiceGroup
          {...form.field('kind')}
          type="radio"
          label={t('interviews.kindLabel')}
          columns={2}
          options={interviewKinds.map((value) => ({ value, label: t(`interviews.kind.${value}`) }))}
        />
        <SelectField
          {...form.field('jobId')}
          label={t('interviews.job')}
          required
          placeholder={t('interviews.jobRequired')}
          options={jobs.map(({ id, jobTitle }) => ({ value: id, label: jobTitle }))}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField {...form.field('day')} label={t('interviews.day')} type="date" required />
          <TextField {...form.field('from')} label={t('interviews.from')} type="time" required />
          <TextField {...form.field('to')} label={t('interviews.to')} type="time" required />
        </div>
        {offered.length > 0 && (
          <ChoiceGroup
            {...form.field('moreDays')}
            type="checkbox"
            label={t('interviews.moreDays')}
            columns={3}
            isPaired
            options={offered.map((value) => ({
              value,
              label: t.date(startOfIndiaDate(value), {
                weekday: 'short',
                day: 'numeric',
                month: 'short',
              }),
            }))}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          {!isWalkIn && (
            <SelectField
              {...form.field('minutes')}
              label={t('interviews.each')}
              required
              options={slotMinutes.map((value) => ({
                value,
                label: t(`interviews.minutes.${value}`),
              }))}
            />
          )}
          <TextField
            {...form.field('capacity')}
            label={t(isWalkIn ? 'interviews.peopleAtMost' : 'interviews.peopleEach')}
            inputMode="numeric"
            autoComplete="off"
            inputClassName="tabular-nums"
            required
          />
        </div>
        <ChoiceGroup
          {...form.field('mode')}
          type="radio"
          label={t('interviews.how')}
          columns={3}
          options={interviewModes.map((value) => ({ value, label: t(`interviews.mode.${value}`) }))}
        />
        <TextField
          {...form.field('place')}
          label={t('interviews.place')}
          hint={t('interviews.placeHint')}
          autoComplete="street-address"
        />
        <TextField {...form.field('askFor')} label={t('interviews.askFor')} autoComplete="off" />
        <ChoiceGroup
          {...form.field('bring')}
          type="checkbox"
          label={t('interviews.bringAlong')}
          columns={3}
          options={bringItems.map((value) => ({ value, label: t(`interviews.bring.${value}`) }))}
        />
        <p className="notice">
          <Icon of={Bell} />
          <span>{t('interviews.weRemindPeople')}</span>
        </p>
        <div className="dialog__actions dialog__actions--row">
          <Button type="submit" loading={isSubmitting}>
            {t('interviews.makeThem')}
          </Button>
          <Button kind="sec" disabled={isSubmitting} onClick={onClose}>
            {t('interviews.back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
