import { useEffect, useRef, useState } from 'react'
import type { RecruiterCheck } from '#contract/recruiter-checks/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { AnswerMeanings } from './answer-meanings.tsx'
import { NeverAsks } from './never-asks.tsx'
import { RecruiterAnswerSlip } from './recruiter-answer-slip.tsx'
import { RecruiterCheckForm } from './recruiter-check-form.tsx'
import './recruiter-check.css'

/** Asks for a number or a company, and says what is known of it. */
export function RecruiterCheckScreen() {
  const { t } = useTranslation()
  const [check, setCheck] = useState<RecruiterCheck>()
  const answer = useRef<HTMLElement>(null)
  // On a phone the answer stands below the keyboard.
  useEffect(() => {
    if (check) answer.current?.scrollIntoView({ block: 'nearest' })
  }, [check])

  return (
    <div className="wrap check">
      <div className="check__h">
        <h1>{t('check.title')}</h1>
        <p className="text-fg-2">{t('check.lead')}</p>
      </div>
      <div className="check__main">
        <RecruiterCheckForm onAnswer={setCheck} />
        <section
          ref={answer}
          aria-live="polite"
          aria-label={t('check.answer')}
          className="check__answers"
        >
          {check?.answers.map((one) => (
            <RecruiterAnswerSlip key={one.name} kind={check.kind} answer={one} />
          ))}
        </section>
        {!check && <AnswerMeanings />}
      </div>
      <NeverAsks />
    </div>
  )
}
