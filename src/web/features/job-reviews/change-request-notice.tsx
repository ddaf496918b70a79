import type { ReactNode } from 'react'
import { topicNames } from '#contract/job-reviews/topics.ts'
import type { ChangeRequest } from '#contract/jobs/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = { request: ChangeRequest; className?: string; children?: ReactNode }

/** What an admin wants changed in a job, and why. */
export function ChangeRequestNotice({ request: { topics, words }, className, children }: Props) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  return (
    <Notice tone="warn" className={className}>
      <p>
        <b>
          {t('jobReview.pleaseCheck', {
            topics: t.list(topics.map((each) => t(topicNames[each]))),
          })}
        </b>
      </p>
      <p className="mt-1 whitespace-pre-line break-words" lang={langOf(words)}>
        {words}
      </p>
      {children}
    </Notice>
  )
}
