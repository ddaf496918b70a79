import type { Answered, StoredAnswer } from '#contract/applications/answers.ts'

/** An answer as somebody reads it. `linkTo` makes the link to a recording for them. */
export const presentAnswer = (
  { voice, ...answer }: StoredAnswer,
  linkTo: (fileId: string) => string,
): Answered => ({
  ...answer,
  voice: voice && { day: voice.day, url: linkTo(voice.fileId) },
})
