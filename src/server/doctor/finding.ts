/** The result of a check. `fix` says what to do about a problem. */
export type Finding = {
  readonly what: string
  readonly says: string
  /** 'note' is fine if it is intended. */
  readonly state: 'fine' | 'note' | 'bad'
  readonly fix?: string
}

export const fine = (what: string, says: string): Finding => ({ what, says, state: 'fine' })

export const note = (what: string, says: string, fix: string): Finding => ({
  what,
  says,
  fix,
  state: 'note',
})

export const bad = (what: string, says: string, fix: string): Finding => ({
  what,
  says,
  fix,
  state: 'bad',
})

export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : String(error)
