import { z } from 'zod'

/** The version of the format. Raise it when older programs can no longer restore the backup. */
export const backupFormat = 1

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
})

/** The first entry: the state that the database must have before the rows are restored. */
export const headSchema = z.object({
  format: z.int().positive(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ version: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  /** The first day of each month that has a table in the audit record. */
  auditMonths: z.array(z.iso.date()),
  /** The same for applications. Older backups have no such tables. */
  applicationMonths: z.array(z.iso.date()).default([]),
})

/** The last entry, for checking the restored data. An archive without it is incomplete. */
export const tailSchema = z.object({
  /** Keys are `schema.table`. */
  sums: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Keys of files that the database names and the store lacks. */
  lostFiles: z.array(z.string()),
})

export type BackupHead = z.output<typeof headSchema>
export type BackupTail = z.output<typeof tailSchema>
export type BackupTable = z.output<typeof tableSchema>

/** Names of the archive's entries. A table has one entry per part: `tables/public.jobs/000001`. */
export const entryNames = {
  head: 'head.json',
  tail: 'tail.json',
  secrets: 'secrets.json',
  tables: 'tables/',
  files: 'files/',
} as const

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}`
