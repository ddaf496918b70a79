import { DoorOpen } from 'lucide-react'
import type { CheckIn } from '#contract/interviews/arrival-schemas.ts'
import type { CheckInProblem } from '#contract/interviews/check-in-problems.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import './check-in-screen.css'

interface CheckInScreenProps {
  token: string
  poster: CheckIn
  problem: CheckInProblem | undefined
  /** The turn of who is in. */
  number: number | undefined
}

/** Where the poster at the entrance leads: people say that they are there, and read their turn. It works without script. */
export function CheckInScreen({ token, poster, problem, number }: CheckInScreenProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { jobTitle, companyName } = poster
  return (
    <div className="wrap max-w-[34rem] py-6 stack">
      <section className="panel">
        <h1>{t(number === undefined ? 'checkIn.title' : 'checkIn.done')}</h1>
        <p className="text-fg-2 break-words">
          <span lang={langOf(jobTitle)}>{jobTitle}</span>
          {', '}
          <span lang={langOf(companyName)}>{companyName}</span>
        </p>
        {number !== undefined && (
          <p className="check-in__number">
            <span>{t('checkIn.yourNumber')}</span>
            <b>{t.number(number)}</b>
          </p>
        )}
        {number !== undefined && <p className="text-center">{t('checkIn.sit')}</p>}
      </section>
      {number === undefined && (
        <form method="post" action={`/check-in/${token}`} className="panel stack">
          <p>{t('checkIn.text')}</p>
          <TextField
            name="phoneNumber"
            label={t('checkIn.phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            inputClassName="tabular-nums"
            error={problem && t(`checkIn.problem.${problem}`)}
            required
          />
          <Button type="submit" kind="go" size="lg" block icon={DoorOpen}>
            {t('checkIn.send')}
          </Button>
        </form>
      )}
    </div>
  )
}
