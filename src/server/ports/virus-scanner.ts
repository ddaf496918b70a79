/** The scanner's judgement; `name` is what it calls the virus. */
export type ScanVerdict =
  | { readonly isClean: true }
  | { readonly isClean: false; readonly name: string }

/** Looks for known viruses in what strangers send. */
export type VirusScanner = {
  /** @throws Error when the scanner is away, slow or can't read this */
  scan: (bytes: Buffer) => Promise<ScanVerdict>
}
