import type { ApplicationStage } from '#contract/applications/stages.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'

/** A stage as its candidate reads it; 'closed' when its employer filled or closed the job before an answer. */
export type ShownStage = ApplicationStage | 'closed'

export const stageTexts = {
  applied: 'application.stage.applied',
  seen: 'application.stage.seen',
  shortlisted: 'application.stage.shortlisted',
  interview: 'application.stage.interview',
  selected: 'application.stage.selected',
  joined: 'application.stage.joined',
  not_selected: 'application.stage.notSelected',
  withdrawn: 'application.stage.withdrawn',
  closed: 'application.stage.closed',
} as const satisfies Record<ShownStage, MessageKey>
