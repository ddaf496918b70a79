import { CircleAlert } from 'lucide-react'
import { dayMonthYear } from '#contract/india-time.ts'
import type { RecruiterAnswer, RecruiterCheck } from '#contract/recruiter-checks/schemas.ts'
import { cyberCrimeSite, fraudHelpline } from '#contract/site/fraud-help.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { LevelSeal } from './level-seal.tsx'
import { levelTexts } from './recruiter-levels.ts'

interface RecruiterAnswerSlipProps {
  kind: RecruiterCheck['kind']
  answer: RecruiterAnswer
}

/** What is known, in a seal and in words, and what to do. */
export function RecruiterAnswerSlip({ kind, answer }: RecruiterAnswerSlipProps) {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  const { name, level, calledOn } = answer
  const { titleKey, textKeys, adviceKey, tone } = levelTexts[level]
  return (
    <Slip
      as="section"
      className={cx('answer', `answer--${tone}`)}
      body={
        <>
          <LevelSeal level={level} size={64} />
          <div>
            <h2>{t(titleKey)}</h2>
            <p className="answer__name">{kind === 'phone' ? spellNumber(name) : name}</p>
          </div>
          <div className="answer__x">
            <p>{t(textKeys[kind], { product: productName })}</p>
            {calledOn !== null && (
              <p className="answer__fact">
                <Seal size={22} />
                {t('check.phoneChecked', { date: dayMonthYear(calledOn) })}
              </p>
            )}
            {adviceKey !== undefined && (
              <p className="answer__advice">
                <Icon of={CircleAlert} />
                {t(adviceKey)}
              </p>
            )}
            {level === 'blocked' && <p>{t('check.paidAlready', { site: cyberCrimeSite })}</p>}
          </div>
        </>
      }
      stub={
        level === 'blocked' ? (
          <a className={buttonClass({ kind: 'go' })} href={`tel:${fraudHelpline}`}>
            {t('check.callHelpline')}
          </a>
        ) : undefined
      }
    />
  )
}

/** 9876543210 as it is read aloud: +91 98765 43210. */
const spellNumber = (number: string): string =>
  `+91 ${number
    .replace(/\D/g, '')
    .slice(-10)
    .replace(/^(\d{5})/, '$1 ')}`
