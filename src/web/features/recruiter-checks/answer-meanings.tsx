import { recruiterLevels } from '#contract/recruiter-checks/levels.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { LevelSeal } from './level-seal.tsx'
import { levelTexts } from './recruiter-levels.ts'

/** The four answers, before one is asked for. */
export function AnswerMeanings() {
  const { t } = useTranslation()
  return (
    <section className="panel check__list">
      <h2>{t('check.meaning')}</h2>
      <ul>
        {recruiterLevels.map((level) => (
          <li key={level}>
            <LevelSeal level={level} size={32} />
            <div>
              <b>{t(levelTexts[level].titleKey)}</b>
              <p className="text-fg-2">{t(levelTexts[level].meansKey)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
