/** Keeps bytes under keys that we choose. A key is written once and never changed. */
export type FileStore = {
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Undefined when there is no such key. */
  read: (key: string) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
  /** The keys written before an instant, in any order. What comes or goes meanwhile may be among them. */
  list: (before: Date) => AsyncIterable<string>
}
