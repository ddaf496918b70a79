import { useState } from 'react'
import { feedbackAnswers } from '#contract/applications/feedback.ts'
import type { FeedbackAnswer } from '#contract/applications/feedback.ts'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { calls } from '#contract/calls.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'

const answerTexts = {
  joined: 'myApplication.feedback.joined',
  joinsLater: 'myApplication.feedback.joinsLater',
  neverCalled: 'myApplication.feedback.neverCalled',
  different: 'myApplication.feedback.different',
  declined: 'myApplication.feedback.declined',
} as const satisfies Record<FeedbackAnswer, MessageKey>

/** Asks what became of the job. The employer never learns who said it. */
export function FeedbackPanel({ application }: { application: MyApplication }) {
  const { t } = useTranslation()
  const { id, job, feedback } = application
  const [chosen, setChosen] = useState(feedback?.answer)
  const [isMissing, setMissing] = useState(false)
  const { run, isPending } = useMutation({
    call: (api, answer: FeedbackAnswer) =>
      api.call(calls.giveFeedback, { params: { applicationId: id }, body: { answer } }),
    toastId: 'feedback',
    successText: () => t('myApplication.feedback.thanks'),
    revalidate: 'always',
  })
  return (
    <section className="panel" aria-labelledby="application-feedback">
      <h2 id="application-feedback">{t('myApplication.feedback.title')}</h2>
      <p className="text-fg-2 mb-3">
        {t('myApplication.feedback.lead', { company: job.companyName })}
      </p>
      <ChoiceGroup
        type="radio"
        name="feedback"
        label={t('myApplication.feedback.label')}
        columns="auto"
        options={feedbackAnswers.map((value) => ({ value, label: t(answerTexts[value]) }))}
        selected={chosen === undefined ? [] : [chosen]}
        error={isMissing ? t('application.chooseOne') : undefined}
        onChange={({ target }) => {
          setChosen(feedbackAnswers.find((each) => each === target.value))
          setMissing(false)
        }}
      />
      {feedback && (
        <p className="text-small text-fg-2 mt-2">
          {t('myApplication.feedback.given', { date: dayMonthYear(feedback.answeredDate) })}
        </p>
      )}
      <Button
        kind="go"
        className="mt-3"
        loading={isPending}
        loadingText={t('applySheet.sending')}
        onClick={() => {
          if (chosen === undefined) setMissing(true)
          else void run(chosen)
        }}
      >
        {t('myApplication.feedback.send')}
      </Button>
    </section>
  )
}
