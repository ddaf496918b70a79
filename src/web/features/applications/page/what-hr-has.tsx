import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { MyApplication } from '#contract/applications/schemas.ts'
import { isGoingOn, stageAfter } from '#contract/applications/stages.ts'
import { testOf, voiceOf } from '#contract/jobs/questions.ts'
import { ReportJob } from '#web/features/reports/report-job.tsx'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useQuestionText } from '#web/lib/i18n/question-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { OwnFacts } from '../own-facts.tsx'
import { WithdrawApplication } from '../withdraw-application.tsx'

const loadTypingAnswer = async () =>
  (await import('#web/features/typing-tests/typing-answer.tsx')).TypingAnswer
const loadVoiceAnswer = async () =>
  (await import('#web/features/voice-notes/voice-answer.tsx')).VoiceAnswer

/** What the employer has of the person: the facts and answers as they were sent. */
export function WhatHrHas({ application }: { application: MyApplication }) {
  const { t } = useTranslation()
  const texts = useQuestionText()
  const [isOpen, setOpen] = useState(false)
  const { id, job, stage, steps, facts, answers } = application
  const date = dayAndTime(steps[0]?.at ?? '').date
  return (
    <section className="panel" aria-labelledby="application-has">
      <h2 id="application-has">{t('myApplication.hrHas')}</h2>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">{t('myApplication.sentOn', { date, count: answers.length })}</p>
        <Button
          kind="quiet"
          size="sm"
          iconAfter={ChevronDown}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t('myApplication.see')}
        </Button>
      </div>
      {isGoingOn(stage) &&
        answers.map(({ question, answer }) => {
          const voice = voiceOf(question)
          if (voice) {
            return (
              <div key={`voice-${voice}`} className="stack gap-2 mt-3">
                <p className="font-semi">{texts.questionText(question)}</p>
                <LazyPart load={loadVoiceAnswer} isRequested props={{ language: voice }} />
              </div>
            )
          }
          const language = testOf(question)
          return language && !answer ? (
            <div key={language} className="stack gap-2 mt-3">
              <p className="font-semi">{texts.questionText(question)}</p>
              <LazyPart
                load={loadTypingAnswer}
                isRequested
                props={{ language, backPath: paths.myApplication(id) }}
              />
            </div>
          ) : null
        })}
      {isOpen && (
        <>
          <OwnFacts facts={facts} />
          <dl className="own-facts">
            {answers.map((answered) => (
              <div key={answered.question.libraryName ?? answered.question.words}>
                <dt>{texts.questionText(answered.question)}</dt>
                <dd>{texts.answeredText(answered)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <div className="flex flex-wrap items-center gap-2 mt-3">
        {stageAfter('withdraw', stage) !== undefined && (
          <WithdrawApplication applicationId={id} title={job.jobTitle} />
        )}
        <ReportJob jobId={job.id} />
      </div>
    </section>
  )
}
