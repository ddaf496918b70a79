import { z } from 'zod'

/** Raised when an older program could no longer restore what this one writes. */
export const backupFormat = 1

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
})

/** The first entry: what must be there before anything is put back. */
export const headSchema = z.object({
  format: z.int().positive(),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.object({ version: z.int(), name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  /** The months that have a table of their own in the audit record, by their first days. */
  auditMonths: z.array(z.iso.date()),
  /** The same of applications; older backups know no such tables. */
  applicationMonths: z.array(z.iso.date()).default([]),
})

/** The last entry: what must be there afterwards. An archive without it was never finished. */
export const tailSchema = z.object({
  /** By `schema.table`. */
  sums: z.record(z.string(), z.object({ rows: z.int(), sum: z.string() })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Keys of files that the database names and the store does not have. */
  lostFiles: z.array(z.string()),
})

export type BackupHead = z.output<typeof headSchema>
export type BackupTail = z.output<typeof tailSchema>
export type BackupTable = z.output<typeof tableSchema>

/** Names of the archive's entries. Tables come in parts, `tables/public.jobs/000001`. */
export const entryNames = {
  head: 'head.json',
  tail: 'tail.json',
  secrets: 'secrets.json',
  tables: 'tables/',
  files: 'files/',
} as const

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}`
