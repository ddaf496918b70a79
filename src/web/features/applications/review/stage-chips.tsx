import { shortlistedStages, stageCountKey } from '#contract/applications/stages.ts'
import type { ShortlistedStage } from '#contract/applications/stages.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { CountChip } from '#web/ui/count-chip.tsx'

type StageChipsProps = {
  value: ShortlistedStage | ''
  counts: Readonly<Record<string, number>>
  onChange: (stage: ShortlistedStage | '') => void
}

/** Narrows the shortlisted applicants to a stage, once some have come further. */
export function StageChips({ value, counts, onChange }: StageChipsProps) {
  const { t } = useTranslation()
  const countOf = (stage: ShortlistedStage) => counts[stageCountKey(stage)] ?? 0
  const filled = shortlistedStages.filter((stage) => stage === value || countOf(stage) > 0)
  if (filled.every((stage) => stage === 'shortlisted')) return null
  return (
    <fieldset className="chips mb-3.5">
      <legend className="sr-only">{t('review.stageLabel')}</legend>
      <CountChip
        on={value === ''}
        count={t.number(counts['shortlisted'] ?? 0)}
        onClick={() => onChange('')}
      >
        {t('review.stageAll')}
      </CountChip>
      {filled.map((stage) => (
        <CountChip
          key={stage}
          on={value === stage}
          count={t.number(countOf(stage))}
          onClick={() => onChange(stage)}
        >
          {t(`review.stage.${stage}`)}
        </CountChip>
      ))}
    </fieldset>
  )
}
