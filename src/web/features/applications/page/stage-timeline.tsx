import type { MyApplication } from '#contract/applications/schemas.ts'
import { stageSteps } from '#contract/applications/stages.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { dayAndTime } from '#web/lib/format/day-and-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import type { TimelineLook } from '#web/ui/timeline.tsx'
import { stageTexts } from '../stage-texts.ts'

type Step = {
  readonly key: string
  readonly text: MessageKey
  readonly at?: string
  readonly note?: string
  readonly look: TimelineLook
}

interface StageTimelineProps {
  application: MyApplication
  isJustSent: boolean
}

/** How far an application has come, with the day of each step, and what comes next. */
export function StageTimeline({ application, isJustSent }: StageTimelineProps) {
  const { t } = useTranslation()
  const steps = useSteps(application)
  return (
    <section className="panel" aria-labelledby="application-steps">
      <h2 id="application-steps">
        {t(isJustSent ? 'myApplication.next' : 'myApplication.howFar')}
      </h2>
      <Timeline
        steps={steps.map(({ text, at, ...step }) => ({
          ...step,
          text: t(text),
          at: at === undefined ? undefined : t('myApplication.at', dayAndTime(at)),
        }))}
      />
    </section>
  )
}

const endStages: ReadonlySet<ApplicationStage> = new Set(['not_selected', 'withdrawn'])

function useSteps(application: MyApplication): Step[] {
  const { t } = useTranslation()
  const { steps, stage, isClosed, contact, remindedAt, answer } = application
  const isOver = isClosed || endStages.has(stage)
  const past = steps.map(({ stage: each, at }, index): Step => {
    const isLast = index === steps.length - 1
    return {
      key: `${each}-${at}`,
      text: stageTexts[each],
      at,
      look: isLast && endStages.has(each) ? 'over' : 'done',
      ...(isLast && answer !== null && { note: 'words' in answer ? answer.words : t.say(answer) }),
    }
  })
  if (isClosed) return [...past, { key: 'closed', text: stageTexts.closed, look: 'over' }]
  // Nothing comes next at a company that we stopped.
  if (isOver || stage === 'joined' || application.job.state === 'frozen') return past
  const waits = stage === 'applied' || stage === 'seen'
  const reached = stageSteps.findIndex((each) => each === stage)
  const reminded =
    waits && remindedAt !== null
      ? t('myApplication.reminded', dayAndTime(remindedAt))
      : t('myApplication.weAskHr')
  const next: Step[] =
    stage === 'applied'
      ? [
          {
            key: 'look',
            text: 'myApplication.hrLooks',
            note: t('myApplication.weTell'),
            look: 'now',
          },
        ]
      : []
  const calls: Step[] =
    contact && waits
      ? [
          {
            key: 'call',
            text: 'myApplication.hrCalls',
            note: t('myApplication.callsFrom', { digits: contact.mobile.slice(-3) }),
            look: stage === 'seen' ? 'now' : 'later',
          },
        ]
      : []
  const later = stageSteps
    .slice(Math.max(reached, 2) + (waits ? 0 : 1))
    .map((each): Step => ({ key: each, text: stageTexts[each], look: 'later' }))
  const coming = [...next, ...calls, ...later]
  return [
    ...past,
    ...coming.map((step, index) =>
      waits && index === coming.length - 1 ? { ...step, note: reminded } : step,
    ),
  ]
}
