/** What a check found. `fix` tells what to do about what is not fine. */
export type Finding = {
  readonly what: string
  readonly says: string
  /** 'note' is fine as long as it is meant. */
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
