import type { CardLevel } from '#contract/evidence/levels.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { CardSeal } from '#web/ui/card-seal.tsx'

const levelTexts = {
  papers: 'job.papersChecked',
  office: 'job.officeSeen',
} as const satisfies Record<CardLevel, MessageKey>

/** Every live job was verified by the team; what was checked of its company beyond that is said instead. */
export function Verified({ level }: { level: CardLevel | undefined }) {
  const { t } = useTranslation()
  return (
    <span className="verified">
      <CardSeal size={22} />
      {t(level === undefined ? 'job.verified' : levelTexts[level])}
    </span>
  )
}
