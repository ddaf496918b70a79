import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import type { Team } from '#contract/team/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'

type Answer = { id: string; organisation: string; answer: 'join' | 'decline' }

/** Organisations that invite the viewer. */
export function TeamInvitations({ invitations }: Pick<Team, 'invitations'>) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const navigate = useNavigate()
  const { run, pending } = useMutation({
    call: (api, { id, answer }: Answer) =>
      api.call(calls.answerTeamInvitation, { params: { memberId: id }, body: { answer } }),
    toastId: 'team',
    successText: (_reply, { answer, organisation }) =>
      t(answer === 'join' ? 'joining.joined' : 'joining.declined', { organisation }),
    onSuccess: (_reply, { answer }) => {
      if (answer === 'join') void navigate(paths.dashboard())
    },
    revalidate: 'onSuccess',
  })
  return invitations.map(({ id, organisationName: organisation, role }) => (
    <section key={id} className="panel stack" aria-labelledby={`invitation-${id}`}>
      <h2 id={`invitation-${id}`} lang={langOf(organisation)}>
        {t('joining.invitesYou', { organisation })}
      </h2>
      <p>{t('joining.invitesAs', { role: t(`teamRole.${role}`), act: t(`joining.as.${role}`) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          loading={pending?.id === id && pending.answer === 'join'}
          disabled={pending !== undefined}
          onClick={() => void run({ id, organisation, answer: 'join' })}
        >
          {t('joining.join', { organisation })}
        </Button>
        <Button
          kind="sec"
          loading={pending?.id === id && pending.answer === 'decline'}
          disabled={pending !== undefined}
          onClick={() => void run({ id, organisation, answer: 'decline' })}
        >
          {t('joining.decline')}
        </Button>
      </div>
    </section>
  ))
}
