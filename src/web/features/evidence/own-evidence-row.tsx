import { useEffect, useRef, useState } from 'react'
import { sentKinds } from '#contract/evidence/kinds.ts'
import type { EvidenceItem } from '#contract/evidence/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailCodeForm } from './email-code-form.tsx'
import { EvidenceRow } from './evidence-row.tsx'
import { useEvidenceText } from './evidence-texts.ts'
import { OfficePhotoForm } from './office-photo-form.tsx'
import { ValueForm } from './value-form.tsx'

/** A kind of own evidence, with the form that sends or changes it. */
export function OwnEvidenceRow({ item }: { item: EvidenceItem }) {
  const { t } = useTranslation()
  const may = useMayAct()
  const textOf = useEvidenceText()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
  }, [isOpen])

  const kind = sentKinds.find((each) => each === item.kind)
  const close = () => {
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <EvidenceRow
      item={item}
      text={textOf(item)}
      actions={
        kind !== undefined &&
        may('own') &&
        !isOpen && (
          <Button
            ref={opener}
            kind={item.state === 'failed' ? 'pri' : item.state === 'none' ? 'sec' : 'quiet'}
            size="sm"
            aria-label={
              item.state === 'none' || item.state === 'failed'
                ? undefined
                : t('evidence.changeNamed', { what: t(`evidence.kind.${kind}`) })
            }
            onClick={() => setOpen(true)}
          >
            {item.state === 'none' || item.state === 'failed'
              ? t(`evidence.add.${kind}`)
              : t('evidence.change')}
          </Button>
        )
      }
    >
      {kind !== undefined && isOpen && (
        <div ref={form}>
          {kind === 'office' ? (
            <OfficePhotoForm onSent={close} onCancel={close} />
          ) : (
            <ValueForm kind={kind} onSent={close} onCancel={close} />
          )}
        </div>
      )}
      {kind === 'workEmail' && item.state === 'pending' && !isOpen && may('own') && (
        <EmailCodeForm key={item.id} />
      )}
    </EvidenceRow>
  )
}
