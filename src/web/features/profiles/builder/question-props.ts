import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import type { PartValues } from './part-values.ts'

export type QuestionProps = {
  values: PartValues
  /** Sentences by the field that they belong to. */
  errors: Readonly<Record<string, string>>
  saved: MyProfile
  /** How many jobs fit the answers; undefined while that is not known. */
  fitCount: number | undefined
  fill: (changed: Partial<PartValues>) => void
}
