import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { SentKind } from '#contract/evidence/kinds.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export type ValueKind = Exclude<SentKind, 'office'>

type ValueFormProps = { kind: ValueKind; onSent: () => void; onCancel: () => void }

/** Sends a work e-mail, a GSTIN or another number of the company. */
export function ValueForm({ kind, onSent, onCancel }: ValueFormProps) {
  const { t } = useTranslation()
  const [submissionId] = useState(() => crypto.randomUUID())
  const form = useCheckedForm<{ value: string }>({
    readRules: async () => (await import('#contract/evidence/schemas.ts')).evidenceForms[kind],
    order: ['value'],
    defaultValues: { value: '' },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, { value }) =>
      api.call(calls.sendEvidence, { params: { kind }, body: { value, submissionId } }),
    toastId: 'evidence',
    successText: () => t(kind === 'workEmail' ? 'evidence.emailToast' : 'evidence.sentToast'),
    revalidate: 'onSuccess',
    onSuccess: onSent,
  })
  return (
    <form className="stack max-w-[28rem]" noValidate onSubmit={onSubmit}>
      {kind === 'workEmail' ? (
        <TextField
          {...form.field('value')}
          label={t('evidence.email')}
          hint={t('evidence.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={limits.emailLength}
          required
        />
      ) : (
        <TextField
          {...form.field('value')}
          label={t(kind === 'gstin' ? 'evidence.kind.gstin' : 'evidence.registrationLabel')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.shortText}
          required
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={isSubmitting} loadingText={t('evidence.sending')}>
          {t(kind === 'workEmail' ? 'evidence.sendCode' : 'evidence.send')}
        </Button>
        <Button kind="sec" disabled={isSubmitting} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
