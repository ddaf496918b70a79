import { isReviewed, topicNames } from '#contract/job-reviews/topics.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import type { JobChange } from './job-changes.ts'
import { ReviewMark } from './review-mark.tsx'
import './change-list.css'

type Props = {
  changes: readonly JobChange[]
  /** Says which of them wait for an admin. */
  withMarks?: boolean
}

/** What changes in a job, old above new. */
export function ChangeList({ changes, withMarks = false }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <dl className="diff">
      {changes.map(({ topic, was, is }) => (
        <div key={topic}>
          <dt>
            {t(topicNames[topic])}
            {withMarks && <ReviewMark isReviewed={isReviewed[topic]} />}
          </dt>
          <dd>
            {was !== '' && (
              <del lang={langOf(was)}>
                <span className="sr-only">{t('jobReview.before')} </span>
                {was}
              </del>
            )}
            <ins lang={langOf(is)}>
              <span className="sr-only">{t('jobReview.now')} </span>
              {is === '' ? t('jobReview.nothing') : is}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
