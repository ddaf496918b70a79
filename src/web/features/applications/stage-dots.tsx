import { Check, X } from 'lucide-react'
import { isGoingOn, stageSteps } from '#contract/applications/stages.ts'
import type { ApplicationStage } from '#contract/applications/stages.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/icon.tsx'
import { stageTexts } from './stage-texts.ts'
import type { ShownStage } from './stage-texts.ts'
import './stage-dots.css'

/** The step at which an ended application is drawn. */
const endedAt: Partial<Record<ShownStage, number>> = {
  joined: stageSteps.length - 1,
  not_selected: 2,
  withdrawn: 0,
  closed: 1,
}

interface StageDotsProps {
  stage: ApplicationStage
  /** Its employer filled or closed the job before an answer. */
  isClosed: boolean
  /** `yyyy-MM-dd` */
  date: string | undefined
}

/** How far an application has come: five dots, the stage in words, and since when. Only what the server knows is filled. */
export function StageDots({ stage, isClosed, date }: StageDotsProps) {
  const { t } = useTranslation()
  const shown: ShownStage = isClosed ? 'closed' : stage
  const isOver = isClosed || (!isGoingOn(stage) && stage !== 'joined')
  const reached = endedAt[shown] ?? stageSteps.findIndex((step) => step === shown)
  return (
    <>
      <ol className="dots" aria-hidden>
        {stageSteps.map((step, index) => (
          <li
            key={step}
            className={cx(
              index < reached && 'is-done',
              index === reached && (isOver ? 'is-over' : 'is-now'),
            )}
          >
            {index <= reached && <Icon of={isOver && index === reached ? X : Check} />}
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{t(stageTexts[shown])}</b>
        {date !== undefined && (
          <span className="text-small text-fg-3 tabular-nums">{dayMonthYear(date)}</span>
        )}
      </p>
    </>
  )
}
