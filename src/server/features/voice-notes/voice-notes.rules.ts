/** A stored voice note. */
export type VoiceRow = {
  readonly fileId: string
  readonly seconds: number
  /** In India. */
  readonly day: string
}
