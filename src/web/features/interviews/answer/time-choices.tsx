import type { InterviewTime } from '#contract/interviews/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'

/** The free times that a candidate chooses from, by day. */
export function TimeChoices({ choices }: { choices: readonly InterviewTime[] }) {
  const { t } = useTranslation()
  const { dayOf, clockOf } = useTimeTexts()
  const days = [...new Set(choices.map(({ startsAt }) => dayOf(startsAt)))]
  return (
    <section className="panel stack" aria-labelledby="invitation-times">
      <h2 id="invitation-times">{t('interviews.chooseTime')}</h2>
      {choices.length === 0 && <p>{t('interviews.noTimes')}</p>}
      {days.map((day) => (
        <fieldset key={day} className="fs">
          <legend className="label">{day}</legend>
          <div className="choices choices--paired">
            {choices.flatMap((time) =>
              dayOf(time.startsAt) === day ? (
                <label className="choice" key={time.id}>
                  <input type="radio" name="timeId" value={time.id} required />
                  <span className="box box--dot" />
                  <span>
                    {clockOf(time)}
                    <span className="block text-small text-fg-3">
                      {t('interviews.placesLeft', { count: time.capacity - time.taken })}
                    </span>
                  </span>
                </label>
              ) : (
                []
              ),
            )}
          </div>
        </fieldset>
      ))}
    </section>
  )
}
