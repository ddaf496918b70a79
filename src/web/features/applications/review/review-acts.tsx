import { Check, X } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import type { Applicant } from '#contract/applications.ts'
import { Button } from '#web/ui/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import type { Decision } from './use-decide.ts'

type Props = {
  person: Applicant
  /** The decision under way for this person. */
  busy: Decision | undefined
  /** Whether keys do the same. */
  withKeys: boolean
  onDecide: (person: Applicant, decision: Decision) => void
}

/** The two decisions. The one that stands is a disabled button in its own colour. */
export function ReviewActs({ person, busy, withKeys, onDecide }: Props) {
  const { t } = useTranslation()
  const { name, status } = person
  return (
    <div className="acts2">
      {status === 'rejected' ? (
        <Button kind="no" state="no" icon={X}>
          {t('review.rejected')}
        </Button>
      ) : (
        <Button
          kind="no"
          icon={X}
          loading={busy === 'rejected'}
          aria-keyshortcuts={withKeys ? 'R' : undefined}
          onClick={() => onDecide(person, 'rejected')}
        >
          <PersonAct act={t('review.reject')} name={name} />
          <span className="only-d">
            <Kbd>R</Kbd>
          </span>
        </Button>
      )}
      {status === 'shortlisted' ? (
        <Button kind="ok" state="ok" icon={Check}>
          {t('review.shortlisted')}
        </Button>
      ) : (
        <Button
          kind="ok"
          icon={Check}
          loading={busy === 'shortlisted'}
          aria-keyshortcuts={withKeys ? 'S' : undefined}
          onClick={() => onDecide(person, 'shortlisted')}
        >
          <PersonAct act={t('review.shortlist')} name={name} />
          <span className="only-d">
            <Kbd>S</Kbd>
          </span>
        </Button>
      )}
    </div>
  )
}

/** Eyes see whose slip the button stands on; ears are told. */
function PersonAct({ act, name }: { act: string; name: string }) {
  return (
    <span>
      {act}
      <span className="sr-only"> {name}</span>
    </span>
  )
}
