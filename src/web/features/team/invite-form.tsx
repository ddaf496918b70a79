import { Send } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import { teamFormOrder } from '#contract/team/form-order.ts'
import { teamRoles } from '#contract/team/roles.ts'
import { limits } from '#contract/limits.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { useFormMutation } from '#web/lib/forms/use-form-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const readRules = async () => (await import('#contract/team/schemas.ts')).inviteMemberFormSchema

type Values = { name: string; phoneNumber: string; role: string }
const empty: Values = { name: '', phoneNumber: '', role: 'recruiter' }

/** Invites somebody by their phone number. */
export function InviteForm() {
  const { t } = useTranslation()
  const form = useCheckedForm<Values>({ readRules, order: teamFormOrder, defaultValues: empty })
  const { onSubmit, isSubmitting } = useFormMutation(form, {
    call: (api, values) => api.call(calls.inviteMember, { body: values }),
    toastId: 'team',
    successText: (_reply, { name }) => t('team.invited', { name }),
    revalidate: 'onSuccess',
    onSuccess: () => form.reset(empty),
  })
  return (
    <section className="panel" aria-labelledby="invite-heading">
      <h2 id="invite-heading">{t('team.invite')}</h2>
      <form className="stack mt-3" noValidate onSubmit={onSubmit}>
        <TextField
          {...form.field('name')}
          label={t('team.name')}
          autoComplete="off"
          maxLength={limits.shortText}
          required
        />
        <PhoneField
          {...form.field('phoneNumber')}
          label={t('team.phone')}
          countryCode="+91"
          required
        />
        <ChoiceGroup
          {...form.field('role')}
          type="radio"
          label={t('team.roleLabel')}
          options={teamRoles.map((value) => ({ value, label: t(`teamRole.${value}`) }))}
        />
        <p className="text-small text-fg-2">
          {t('team.inviteText', { days: limits.teamInvitationDays })}
        </p>
        <Button type="submit" icon={Send} block loading={isSubmitting}>
          {t('team.sendInvite')}
        </Button>
      </form>
    </section>
  )
}
