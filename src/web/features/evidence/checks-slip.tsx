import { Check } from 'lucide-react'
import type { EvidenceKind } from '#contract/evidence/kinds.ts'
import { doneSteps, evidenceSteps } from '#contract/evidence/levels.ts'
import type { EvidenceLevel } from '#contract/evidence/levels.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { Slip } from '#web/ui/slip.tsx'

type ChecksSlipProps = {
  name: string
  level: EvidenceLevel
  verified: readonly EvidenceKind[]
}

/** A company's checks as candidates see them: the highest level, and each that is done. */
export function ChecksSlip({ name, level, verified }: ChecksSlipProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const done = doneSteps(verified)
  return (
    <Slip
      as="div"
      body={
        <>
          <p className="text-h3 break-words" lang={langOf(name)}>
            {name}
          </p>
          <ul className="mt-2">
            {evidenceSteps
              .filter(({ step }) => done.includes(step))
              .toReversed()
              .map(({ step }) => (
                <li key={step} className="flex gap-2 items-center py-1">
                  <Icon of={Check} />
                  {t(`evidence.level.${step}`)}
                </li>
              ))}
          </ul>
        </>
      }
      stub={
        <span className="flex gap-2 items-center font-semi">
          {level !== 'none' && <Seal size={22} />}
          {t(`evidence.level.${level}`)}
        </span>
      }
    />
  )
}
