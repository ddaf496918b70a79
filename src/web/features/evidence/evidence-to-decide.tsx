import { Check, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { failReasons } from '#contract/evidence/fail-reasons.ts'
import { isForAdmins, sentKinds } from '#contract/evidence/kinds.ts'
import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import { mayMove, storedStates } from '#contract/evidence/states.ts'
import type { EvidenceDecision } from '#contract/evidence/states.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { EvidenceRow } from './evidence-row.tsx'
import { useEvidenceText } from './evidence-texts.ts'
import { useDecideEvidence } from './use-decide-evidence.ts'

type Item = OrganisationForAdmins['items'][number]

/** A kind of evidence with what an admin may say of it. */
export function EvidenceToDecide({ item }: { item: Item }) {
  const { t } = useTranslation()
  const textOf = useEvidenceText()
  const [isAsking, setAsking] = useState(false)
  const reasons = useRef<HTMLFieldSetElement>(null)
  const { decide, isPending } = useDecideEvidence(item)
  useEffect(() => {
    if (isAsking) reasons.current?.querySelector('button')?.focus()
  }, [isAsking])

  const what = t(`evidence.kind.${item.kind}`)
  const kind = sentKinds.find((each) => each === item.kind)
  const state = storedStates.find((each) => each === item.state)
  const decidable = kind !== undefined && isForAdmins(kind) && item.id !== null ? kind : undefined
  const may = (decision: EvidenceDecision) =>
    decidable !== undefined && state !== undefined && mayMove(state, decision)

  return (
    <EvidenceRow
      item={item}
      text={
        <>
          {textOf(item)}
          {item.kind === 'gstin' && item.value !== null && ` ${t('organisations.sumRight')}`}
          {item.sameElsewhere > 0 &&
            ` ${t('organisations.sameElsewhere', { count: item.sameElsewhere })}`}
          {item.photoUrl !== null && (
            <a className="link ml-2" href={item.photoUrl} target="_blank" rel="noreferrer">
              {t('organisations.photo')}
            </a>
          )}
        </>
      }
      actions={
        !isAsking &&
        (may('fail') || may('hold')) && (
          <>
            {may('fail') && (
              <Button
                kind="danger-outline"
                size="sm"
                icon={X}
                aria-label={t('organisations.failsNamed', { what })}
                disabled={isPending}
                onClick={() => setAsking(true)}
              >
                {t('organisations.fails')}
              </Button>
            )}
            {may('hold') && (
              <Button
                kind="success"
                size="sm"
                icon={Check}
                aria-label={t('organisations.holdsNamed', { what })}
                loading={isPending}
                onClick={() => void decide({ decision: 'hold' })}
              >
                {t('organisations.holds')}
              </Button>
            )}
          </>
        )
      }
    >
      {isAsking && decidable !== undefined && (
        <fieldset ref={reasons} className="stack">
          <legend className="font-semi">{t('organisations.whyFails')}</legend>
          <div className="flex flex-wrap gap-2">
            {failReasons[decidable].map((reason) => (
              <Button
                key={reason}
                kind="danger-outline"
                size="sm"
                disabled={isPending}
                onClick={() => void decide({ decision: 'fail', reason })}
              >
                {t(`evidence.fail.${reason}`)}
              </Button>
            ))}
            <Button kind="quiet" size="sm" disabled={isPending} onClick={() => setAsking(false)}>
              {t('common.cancel')}
            </Button>
          </div>
        </fieldset>
      )}
    </EvidenceRow>
  )
}
