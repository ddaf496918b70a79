import { ChevronRight, Users } from 'lucide-react'
import { blockFieldOrder } from '#contract/blocks/options.ts'
import { trustCalls } from '#contract/trust-calls.ts'
import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { WhyFields } from './why-fields.tsx'
import type { Why } from './why-fields.tsx'

const readRules = async () => (await import('#contract/blocks/schemas.ts')).blockOrganisationSchema

interface BlockCompanyDialogProps {
  organisation: OrganisationForAdmins
  open: boolean
  onClose: () => void
}

/** Says what the block of a company does, and asks why. */
export function BlockCompanyDialog({ organisation, open, onClose }: BlockCompanyDialogProps) {
  const { t } = useTranslation()
  const { id, name, jobs, paidPaise } = organisation
  const company = name === '' ? t('organisations.noName') : name
  const form = useCheckedForm<Why>({
    readRules,
    order: blockFieldOrder,
    defaultValues: { reason: '', note: '', until: 'forGood' },
  })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) =>
      api.call(trustCalls.blockOrganisation, { params: { organisationId: id }, body: values }),
    toastId: 'blocks',
    successText: () => t('blocks.added', { what: company }),
    revalidate: 'always',
    onSuccess: onClose,
  })
  const effects = [
    t('blocks.effectJobs', { count: jobs.live }),
    t('blocks.effectApplicants', { days: limits.blockNotifiedDays }),
    t('blocks.effectValues'),
    ...(paidPaise > 0 ? [t('blocks.effectPaid', { rupees: t.number(paidPaise / 100) })] : []),
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('blocks.blockTitle', { company })}
      closeLabel={t('common.close')}
      align="start"
      wide
      describe={false}
    >
      <form className="stack" noValidate onSubmit={onSubmit}>
        <ul className="stack">
          {effects.map((effect) => (
            <li key={effect} className="flex gap-2">
              <Icon of={ChevronRight} />
              <span>{effect}</span>
            </li>
          ))}
        </ul>
        <WhyFields field={form.field} />
        <p className="notice">
          <Icon of={Users} />
          <span>{t('blocks.effectSecond')}</span>
        </p>
        <div className="dialog__actions dialog__actions--row">
          <Button type="submit" kind="danger" loading={isSubmitting}>
            {t('blocks.freeze')}
          </Button>
          <Button kind="sec" disabled={isSubmitting} onClick={onClose}>
            {t('blocks.back')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
