import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { GroupName } from './candidate-values.ts'
import { groupTitles } from './group-titles.ts'

interface FormActionsProps {
  /** On phones this is the bottom bar, in place of the navigation. */
  isInBar: boolean
  isSending: boolean
  next: GroupName | undefined
  previous: GroupName | undefined
  backTo: string | undefined
  onBack: (group: GroupName) => void
}

/** The button for the next group, or the submit button. */
export function FormActions({
  isInBar,
  isSending,
  next,
  previous,
  backTo,
  onBack,
}: FormActionsProps) {
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
        <Button {...send} size="lg" className="flex-1 lg:grow-0 max-letters:basis-word">
          {label}
        </Button>
      </div>
    )
  }
  return (
    <>
      <div className="mt-5 text-right max-lg:hidden">
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
        <Button {...send} className="flex-1 max-letters:basis-word">
          {label}
        </Button>
      </ActionBar>
    </>
  )
}
