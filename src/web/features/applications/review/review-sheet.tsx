import { useState } from 'react'
import type { JobQuestion } from '#contract/jobs/question-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useDraftCount } from '#web/lib/forms/use-draft-count.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useAnswerOptions } from './use-answer-options.ts'
import { noFilters } from './review-filters.ts'
import type { ReviewFilters } from './review-filters.ts'
import { useReviewSelects } from './use-review-selects.ts'

interface ReviewSheetProps {
  open: boolean
  filters: ReviewFilters
  /** What the job asks. */
  questions: readonly JobQuestion[]
  count: (filters: ReviewFilters, signal: AbortSignal) => Promise<number>
  onClose: () => void
  onShow: (filters: ReviewFilters) => void
}

/** The filters on a phone. They apply when the sheet's button is pressed. */
export function ReviewSheet({
  open,
  filters,
  questions,
  count,
  onClose,
  onShow,
}: ReviewSheetProps) {
  const { t } = useTranslation()
  const selects = useReviewSelects()
  const answerOptions = useAnswerOptions(questions)
  const [draft, setDraft] = useState(filters)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(filters)
  }
  const found = useDraftCount({ draft, key: JSON.stringify(draft), isRequested: open, count })
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('review.filters')}
      closeLabel={t('review.closeFilters')}
      footer={
        <>
          <Button kind="quiet" onClick={() => setDraft({ ...noFilters, q: draft.q })}>
            {t('review.clearFilters')}
          </Button>
          <Button onClick={() => onShow(draft)}>
            <span aria-live="polite">
              {found === undefined ? t('review.show') : t('review.showCount', { count: found })}
            </span>
          </Button>
        </>
      }
    >
      {selects.map(({ name, label, any, options }) => (
        <ChoiceGroup
          key={name}
          id={`sheet-${name}`}
          type="radio"
          name={`sheet-${name}`}
          label={label}
          options={[{ value: '', label: any }, ...options]}
          selected={[draft[name]]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      ))}
      {answerOptions.length > 0 && (
        <ChoiceGroup
          id="sheet-answer"
          type="radio"
          name="sheet-answer"
          label={t('review.answers')}
          options={[{ value: '', label: t('review.anyAnswer') }, ...answerOptions]}
          selected={[draft.answer]}
          onChange={(event) => setDraft({ ...draft, answer: event.target.value })}
        />
      )}
    </Sheet>
  )
}
