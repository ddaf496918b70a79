/** A file as it arrived. Name and type are the sender's claims, so neither is trusted. */
export type Upload = {
  readonly bytes: Buffer
  readonly fileName: string
  /** Absent for files that the product made itself. */
  readonly sender?: Sender
}

/** Who sends a file, for the limits of what is done with it. */
export type Sender = {
  readonly accountId: string
  /** Aborted once the sender has left. */
  readonly signal: AbortSignal
  /** Gives the request's place in flight to others while `wait` runs. */
  readonly stepAside: <Result>(wait: () => Promise<Result>) => Promise<Result>
}

export type MultipartForm = {
  /** A list when a field is repeated. */
  readonly fields: Readonly<Record<string, string | string[]>>
  readonly files: Readonly<Record<string, Upload>>
}
