import type { EvidenceKind } from '#contract/evidence/kinds.ts'
import { doneSteps, evidenceSteps } from '#contract/evidence/levels.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { stepIcons } from './evidence-texts.ts'
import './level-ladder.css'

/** The steps of being checked in a row, with a seal on each that is done. */
export function LevelLadder({ verified }: { verified: readonly EvidenceKind[] }) {
  const { t } = useTranslation()
  const done = doneSteps(verified)
  return (
    <ol className="ladder" aria-label={t('evidence.levelTitle')}>
      {evidenceSteps.map(({ step }) => {
        const isDone = done.includes(step)
        return (
          <li key={step} className={cx('ladder__step', isDone && 'ladder__step--done')}>
            {isDone ? (
              <Seal size={36} />
            ) : (
              <span className="ladder__open">
                <Icon of={stepIcons[step]} />
              </span>
            )}
            <span>{t(`evidence.level.${step}`)}</span>
            <span className="sr-only">
              {t(isDone ? 'evidence.state.verified' : 'evidence.notChecked')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
