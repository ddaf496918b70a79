import type { JobScore } from '#contract/admin/schemas.ts'
import { signTable } from '#contract/admin/score-signs.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Notice } from '#web/ui/notice.tsx'

/** Why a job deserves a closer look, in its own words. */
export function ScoreNotice({ score }: { score: JobScore }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  if (score.signs.length === 0) return null
  return (
    <Notice className="mt-4">
      <h3>{t('admin.scoreTitle', { points: score.points })}</h3>
      <ul className="text-small mt-1">
        {score.signs.map(({ sign, points, words }) => (
          <li key={sign} className="break-words">
            {t(signTable[sign].text, { points })}{' '}
            {words !== '' && <q lang={langOf(words)}>{words}</q>}
          </li>
        ))}
      </ul>
      <p className="text-small mt-1">{t('admin.scoreHint')}</p>
    </Notice>
  )
}
