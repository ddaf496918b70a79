import { Controller } from 'react-hook-form'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { limits } from '#contract/limits.ts'
import { personGenderOptions } from '#contract/options.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { DateOfBirthField } from '#web/ui/date-of-birth-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { latestBirthDay } from './birth-days.ts'
import type { CandidateForm } from './use-candidate-form.ts'

export function AboutGroup({ form }: { form: CandidateForm }) {
  const { t } = useTranslation()
  return (
    <div className="fgrid fgrid--2">
      <TextField
        {...form.field('name')}
        label={t('candidate.name')}
        autoComplete="name"
        maxLength={limits.shortText}
        required
      />
      <Controller
        control={form.control}
        name="dob"
        render={({ field }) => (
          <DateOfBirthField
            name={field.name}
            value={field.value}
            onChange={(day) => form.fill('dob', day)}
            onBlur={field.onBlur}
            inputRef={field.ref}
            label={t('candidate.dob')}
            error={form.errorOf('dob')}
            min={`${limits.firstBirthYear}-01-01`}
            max={latestBirthDay(new Date())}
            placeholder={t('candidate.dobPlaceholder')}
            openLabel={t('candidate.openCalendar')}
            calendar={{
              title: t('candidate.calendarTitle'),
              month: t('candidate.month'),
              year: t('candidate.year'),
              date: (day, options) => t.date(new Date(`${day}T12:00:00+05:30`), options),
            }}
            required
          />
        )}
      />
      <ChoiceGroup
        {...form.field('gender')}
        className="sm:[&_.choices]:grid-cols-3 sm:col-span-full"
        type="radio"
        label={t('candidate.gender')}
        options={personGenderOptions.map(({ value, labelKey }) => ({ value, label: t(labelKey) }))}
        columns={2}
        required
      />
      <PhoneField
        {...form.field('mobileNumber')}
        label={t('candidate.mobile')}
        countryCode="+91"
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('candidate.email')}
        autoComplete="email"
        maxLength={limits.emailLength}
        required
      />
    </div>
  )
}
