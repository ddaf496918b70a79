import { profileParts } from '#contract/profiles/parts.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'
import { asks } from '../builder/asks.ts'
import { useAnswerText } from '../builder/use-answer-text.ts'

/** Skills have a card of their own. */
const shown = profileParts.filter((part) => part !== 'skills')

/** Each answer that was given, with the way to its question. */
export function AnswersCard({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const answerText = useAnswerText()
  const given = shown.filter((part) => profile.done.includes(part))
  if (given.length === 0) return null
  return (
    <section className="panel" aria-labelledby="own-answers">
      <h2 id="own-answers">{t('myProfile.answers')}</h2>
      <dl className="own-rows own-rows--facts">
        {given.map((part) => {
          const text = answerText(part, profile)
          return (
            <div key={part}>
              <dt>{t(asks[part].name)}</dt>
              <dd>
                <span lang={langOf(text)}>{text}</span>
                <Link
                  className="link"
                  to={paths.profilePart(part, paths.candidateProfile())}
                  aria-label={t('myProfile.editPart', { part: { key: asks[part].name } })}
                >
                  {t('myProfile.edit')}
                </Link>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
