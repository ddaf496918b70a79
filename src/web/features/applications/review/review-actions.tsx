import { CalendarPlus, Check, X } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Decision } from './use-decide.ts'

type Props = {
  person: Applicant
  /** The decision that is being saved for this person. */
  busy: Decision | undefined
  /** Whether keyboard shortcuts are on. */
  withKeys: boolean
  onDecide: (person: Applicant, decision: Decision) => void
  onInvite: (person: Applicant) => void
}

/** The two decisions, and the invitation to an interview between them. The current one is a disabled button in its own colour. */
export function ReviewActions({ person, busy, withKeys, onDecide, onInvite }: Props) {
  const { t } = useTranslation()
  const { name, status } = person
  return (
    <div className="actions-3">
      {status === 'rejected' ? (
        <Button kind="danger-outline" state="danger" icon={X}>
          {t('review.rejected')}
        </Button>
      ) : (
        <Button
          kind="danger-outline"
          icon={X}
          loading={busy === 'rejected'}
          aria-keyshortcuts={withKeys ? 'R' : undefined}
          onClick={() => onDecide(person, 'rejected')}
        >
          <PersonAction action={t('review.reject')} name={name} />
          <span className="max-lg:hidden">
            <Kbd>R</Kbd>
          </span>
        </Button>
      )}
      <Button
        kind="sec"
        icon={CalendarPlus}
        aria-keyshortcuts={withKeys ? 'I' : undefined}
        onClick={() => onInvite(person)}
      >
        <PersonAction action={t('review.invite')} name={name} />
        <span className="max-lg:hidden">
          <Kbd>I</Kbd>
        </span>
      </Button>
      {status === 'shortlisted' ? (
        <Button kind="success" state="success" icon={Check}>
          {t('review.shortlisted')}
        </Button>
      ) : (
        <Button
          kind="success"
          icon={Check}
          loading={busy === 'shortlisted'}
          aria-keyshortcuts={withKeys ? 'S' : undefined}
          onClick={() => onDecide(person, 'shortlisted')}
        >
          <PersonAction action={t('review.shortlist')} name={name} />
          <span className="max-lg:hidden">
            <Kbd>S</Kbd>
          </span>
        </Button>
      )}
    </div>
  )
}

/** Screen readers get the name too, as they do not see whose card the button is on. */
function PersonAction({ action, name }: { action: string; name: string }) {
  return (
    <span>
      {action}
      <span className="sr-only"> {name}</span>
    </span>
  )
}
