import { useState } from 'react'
import { ageInYears, indiaDate } from '#contract/india-time.ts'
import { limits } from '#contract/limits.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'

const two = (number: number): string => String(number).padStart(2, '0')
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)
/** Nobody younger answers. */
const youngest = 10

/** The day, month and year of birth. */
export function BirthQuestion({ values, errors, fill }: QuestionProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(() => {
    const [year = '', month = '', day = ''] = values.dob.split('-')
    return { year, month, day }
  })
  const [now] = useState(() => new Date())
  const lastYear = Number(indiaDate(now).slice(0, 4)) - youngest
  const years = upTo(lastYear - limits.firstBirthYear).map((back) => String(lastYear + 1 - back))
  const error = errors['dob']
  const age = values.dob === '' ? undefined : ageInYears(values.dob, now)
  const good = age === undefined ? undefined : t('builder.youAre', { years: age })
  const wiring = useFieldWiring({ error, good, hint: undefined }, { name: 'dob' })

  function choose(part: Partial<typeof chosen>): void {
    const next = { ...chosen, ...part }
    setChosen(next)
    const isWhole = next.year !== '' && next.month !== '' && next.day !== ''
    fill({ dob: isWhole ? `${next.year}-${next.month}-${next.day}` : '' })
  }

  const invalid = error === undefined ? {} : { 'aria-invalid': true }
  return (
    <fieldset
      className={error === undefined ? 'fs' : 'fs is-bad'}
      aria-labelledby={questionId}
      aria-describedby={wiring.describedBy}
    >
      <div className="trio">
        <SelectField
          {...invalid}
          name="birthDay"
          label={t('builder.day')}
          placeholder=""
          options={upTo(31).map((day) => ({ value: two(day), label: String(day) }))}
          value={chosen.day}
          onChange={({ target }) => choose({ day: target.value })}
        />
        <SelectField
          {...invalid}
          name="birthMonth"
          label={t('builder.month')}
          placeholder=""
          options={upTo(12).map((month) => ({
            value: two(month),
            label: t.date(new Date(Date.UTC(2000, month - 1, 15)), { month: 'long' }),
          }))}
          value={chosen.month}
          onChange={({ target }) => choose({ month: target.value })}
        />
        <SelectField
          {...invalid}
          name="birthYear"
          label={t('builder.year')}
          placeholder=""
          options={years.map((year) => ({ value: year, label: year }))}
          value={chosen.year}
          onChange={({ target }) => choose({ year: target.value })}
        />
      </div>
      <FieldLines {...{ error, good, hint: undefined, wiring }} />
    </fieldset>
  )
}
