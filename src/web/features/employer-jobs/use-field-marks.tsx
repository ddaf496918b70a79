import { PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { isReviewed, topicOfField } from '#contract/job-reviews/topics.ts'
import type { JobField, JobTopic } from '#contract/job-reviews/topics.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import type { JobFormValues } from '#web/features/job-posting/job-form-values.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { FieldMark } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { changedFields, fieldText } from '#web/features/job-reviews/job-changes.ts'
import { ReviewMark } from '#web/features/job-reviews/review-mark.tsx'

/** Parts of an address or of the pay; the mark stands at the first field. */
const isPart = (field: JobField): boolean => /^pay|(?:Pincode|State|City)$/.test(field)

const isJobField = (name: string): name is JobField => Object.hasOwn(topicOfField, name)

type Marked = {
  readonly job: FullJob
  /** Some of a published job goes to review. */
  readonly wasPublished: boolean
  readonly before: JobFormValues
  readonly after: JobFormValues
}

/** What the fields of the edit form say: what goes to review, what an admin wants changed, and what a field said before. */
export function useFieldMarks({ job, wasPublished, before, after }: Marked) {
  const { t } = useTranslation()
  const changed = new Set<string>(changedFields(before, after))
  const requested: readonly JobTopic[] =
    job.state === 'needs_changes' ? (job.changeRequest?.topics ?? []) : []
  const values: Readonly<Record<string, unknown>> = before

  function badgeOf(field: JobField): ReactNode {
    const topic: JobTopic = topicOfField[field]
    if (isPart(field)) return undefined
    if (requested.includes(topic)) {
      return (
        <span className="revmark">
          <Icon of={PencilLine} />
          {t('jobReview.pleaseChange')}
        </span>
      )
    }
    return wasPublished && <ReviewMark isReviewed={isReviewed[topic]} />
  }

  return (name: string): FieldMark | undefined => {
    if (!isJobField(name)) return undefined
    const text = fieldText(t, name, values[name])
    return {
      badge: badgeOf(name),
      ...(changed.has(name) && {
        was: text === '' ? t('jobReview.wasEmpty') : t('jobReview.was', { text: shorten(text) }),
      }),
    }
  }
}

const longestWas = 120

const shorten = (text: string): string =>
  text.length > longestWas ? `${text.slice(0, longestWas).trimEnd()}…` : text
