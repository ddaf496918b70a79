import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { GroupName } from './candidate-values.ts'
import { groupTitles } from './group-titles.ts'

interface FormActsProps {
  /** On phones in the bar at the bottom, in place of the navigation. */
  isInBar: boolean
  isSending: boolean
  next: GroupName | undefined
  previous: GroupName | undefined
  backTo: string | undefined
  onBack: (group: GroupName) => void
}

/** On to the next group, or the form's sending. */
export function FormActs({ isInBar, isSending, next, previous, backTo, onBack }: FormActsProps) {
  const { t } = useTranslation()
  const label =
    next === undefined
      ? t('candidate.submit')
      : t('candidate.next', { title: t(groupTitles[next]) })
  const send = {
    type: 'submit',
    loading: isSending,
    loadingText: t('candidate.submitting'),
  } as const

  if (!isInBar) {
    return (
      <div className="mt-5 flex lg:justify-end">
        <Button {...send} size="lg" className="grow lg:grow-0">
          {label}
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className="only-d mt-5 text-right">
        <Button {...send} size="lg">
          {label}
        </Button>
      </div>
      <ActionBar>
        {previous !== undefined ? (
          <Button kind="sec" onClick={() => onBack(previous)}>
            {t('candidate.back')}
          </Button>
        ) : backTo !== undefined ? (
          <ButtonLink kind="sec" render={<Link to={backTo} />}>
            {t('candidate.back')}
          </ButtonLink>
        ) : null}
        <Button {...send} className="grow">
          {label}
        </Button>
      </ActionBar>
    </>
  )
}
