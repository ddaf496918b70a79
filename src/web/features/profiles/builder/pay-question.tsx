import { Minus, Plus, Search } from 'lucide-react'
import { wantedPayRange, wantedPays, wantedPayStep } from '#contract/profiles/part-options.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldLines, useFieldWiring } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tick } from '#web/ui/tick.tsx'
import { questionId } from './question-id.ts'
import type { QuestionProps } from './question-props.ts'

/** The wanted pay a month, and whether employers see it. */
export function PayQuestion({ values, errors, fill, fitCount }: QuestionProps) {
  const { t } = useTranslation()
  const error = errors['wantedPay']
  const wiring = useFieldWiring({ error, good: undefined, hint: undefined }, { name: 'wantedPay' })
  const { wantedPay, isPayShown } = values
  const set = (pay: number) => fill({ wantedPay: Math.min(wantedPayRange.max, Math.max(0, pay)) })
  return (
    <>
      <div className={error === undefined ? 'field' : 'field is-bad'}>
        <div className="stepper2">
          <Button
            kind="line"
            aria-label={t('builder.less', { step: rupees(wantedPayStep) })}
            onClick={() => set(wantedPay - wantedPayStep)}
          >
            <Icon of={Minus} size="l" />
          </Button>
          <input
            id={wiring.id}
            name="wantedPay"
            className="input"
            inputMode="numeric"
            autoComplete="off"
            aria-labelledby={questionId}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={wiring.describedBy}
            value={rupees(wantedPay)}
            onChange={({ target }) => set(Number(target.value.replaceAll(/\D/g, '').slice(0, 6)))}
          />
          <Button
            kind="line"
            aria-label={t('builder.more', { step: rupees(wantedPayStep) })}
            onClick={() => set(wantedPay + wantedPayStep)}
          >
            <Icon of={Plus} size="l" />
          </Button>
        </div>
        <FieldLines error={error} wiring={wiring} />
      </div>
      <fieldset className="chips" aria-labelledby={questionId}>
        {wantedPays.map((pay) => (
          <button
            key={pay}
            type="button"
            className={pay === wantedPay ? 'chip chip--on' : 'chip'}
            aria-pressed={pay === wantedPay}
            onClick={() => set(pay)}
          >
            {rupees(pay)}
          </button>
        ))}
      </fieldset>
      <div className="notice">
        <Icon of={Search} />
        <div className="flex-1 min-w-0">
          {fitCount !== undefined && (
            <output className="block font-bold">{t('builder.payJobs', { count: fitCount })}</output>
          )}
          {t(isPayShown ? 'builder.payShown' : 'builder.payHidden')}
        </div>
      </div>
      <Tick
        label={t('builder.showPay')}
        checked={isPayShown}
        onChange={({ target }) => fill({ isPayShown: target.checked })}
      />
    </>
  )
}
