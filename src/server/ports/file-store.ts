/** Stores bytes under keys of our choice. A key is written once and never changed. */
export type FileStore = {
  put: (key: string, bytes: Buffer) => Promise<void>
  /** Undefined when there is no such key. */
  read: (key: string) => Promise<Buffer | undefined>
  remove: (key: string) => Promise<void>
  /**
   * The keys written before an instant, in any order. Keys that change meanwhile may be included.
   */
  list: (before: Date) => AsyncIterable<string>
}

export type S3Account = {
  readonly region: string
  readonly bucket: string
  /** Undefined means AWS itself. */
  readonly endpoint: string | undefined
  /** The bucket is part of the URL's path, not of the host name. */
  readonly isBucketInPath: boolean
  /** Undefined means the machine's own role. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined
}

/** Where files are stored: in a folder of this machine or in an object store. */
export type FileStorage = { readonly folder: string } | { readonly s3: S3Account }
