import { Flag, Timer } from 'lucide-react'
import type { Invitation } from '#contract/interviews/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const icons = { late: Timer, nobodyThere: Flag } as const

/** What somebody tells on the day of the interview, and that it was told. */
export function DayNews({ told, mayTell }: Pick<Invitation, 'told' | 'mayTell'>) {
  const { t } = useTranslation()
  return (
    <>
      {told.map((news) => (
        <Notice key={news} tone="success">
          <p>{t(`interviews.told.${news}`)}</p>
        </Notice>
      ))}
      {mayTell.length > 0 && (
        <section className="panel stack" aria-labelledby="day-heading">
          <h2 id="day-heading">{t('interviews.tell.title')}</h2>
          <div className="flex flex-wrap gap-3">
            {mayTell.map((news) => (
              <Button
                key={news}
                type="submit"
                kind="sec"
                icon={icons[news]}
                name="answer"
                value={news}
              >
                {t(`interviews.tell.${news}`)}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
