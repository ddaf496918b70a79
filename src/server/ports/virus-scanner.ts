/** The result of a scan; `name` is the scanner's name of the virus. */
export type ScanVerdict =
  | { readonly isClean: true }
  | { readonly isClean: false; readonly name: string }

/** Scans uploaded files for viruses. */
export type VirusScanner = {
  /** @throws Error when the scanner is unavailable, slow or can't read the file */
  scan: (bytes: Buffer) => Promise<ScanVerdict>
}
