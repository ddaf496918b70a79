import { sql } from 'kysely'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { defineStatement } from '../db/statement.ts'
import type { DB, Files } from '../db/types.ts'
import type { FileKind } from './prepared-file.ts'

/** Every column that names a file, and what the files are that it names. */
export const fileReferences = [
  ['candidate_profiles', 'photo_file_id', 'candidate-photo'],
  ['candidate_profiles', 'resume_file_id', 'resume'],
  ['candidate_profiles', 'video_file_id', 'candidate-video'],
  ['employer_profiles', 'image_file_id', 'employer-image'],
  ['jobs', 'logo_file_id', 'company-logo'],
  ['applications', 'photo_file_id', 'candidate-photo'],
  ['applications', 'resume_file_id', 'resume'],
] as const satisfies readonly (readonly [keyof DB, string, FileKind])[]

export type FileRow = Selectable<Files>

const newFile = defineStatement<FileRow, object>((db, place) =>
  db.insertInto('files').values({
    id: place('id'),
    owner_account_id: place('owner_account_id'),
    kind: place('kind'),
    visibility: place('visibility'),
    storage_key: place('storage_key'),
    media_type: place('media_type'),
    byte_size: place('byte_size'),
    original_name: place('original_name'),
    created_at: place('created_at'),
  }),
)

export async function insertFile(db: Kysely<DB>, file: FileRow): Promise<void> {
  await newFile(db, file)
}

/**
 * With the name of the candidate who owns it, if it is one who does. Files of a deleted account are
 * not there.
 */
export async function findFile(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('files')
    .leftJoin('candidate_profiles', 'candidate_profiles.account_id', 'files.owner_account_id')
    .select([
      'files.id',
      'files.visibility',
      'files.storage_key',
      'files.media_type',
      'files.kind',
      'candidate_profiles.name as candidate_name',
    ])
    .innerJoin('accounts', 'accounts.id', 'files.owner_account_id')
    .where('files.id', '=', id)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst()
}

export async function findApplication(
  db: Kysely<DB>,
  id: string,
): Promise<{ id: string; jobId: string; candidateId: string } | undefined> {
  return await db
    .selectFrom('application_keys')
    .select(['application_id as id', 'job_id as jobId', 'candidate_id as candidateId'])
    .where('application_id', '=', id)
    .executeTakeFirst()
}

export async function findKeptKeys(db: Kysely<DB>, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .execute()
  return rows.map((row) => row.storage_key)
}

const isUnnamedBy =
  (references: readonly (typeof fileReferences)[number][]) =>
  (eb: ExpressionBuilder<DB, 'files'>) =>
    eb.not(
      eb.or(
        references.map(([table, column]) =>
          eb.exists(
            eb
              .selectFrom(table)
              .select(sql`1`.as('one'))
              .where(sql.ref(`${table}.${column}`), '=', eb.ref('files.id')),
          ),
        ),
      ),
    )

export type KnownFile = { readonly id: string; readonly kind: FileKind }

/**
 * Files that nothing named when this looked, older than an instant, by id and from after one. Whoever
 * removes them must expect that something names them by then.
 */
export async function findUnnamedFiles(
  db: Kysely<DB>,
  { before, afterId, limit }: { before: Date; afterId: string; limit: number },
): Promise<KnownFile[]> {
  return await db
    .selectFrom('files')
    .select(['files.id', 'files.kind'])
    .where('files.created_at', '<', before)
    .where('files.id', '>', afterId)
    .where(isUnnamedBy(fileReferences))
    .orderBy('files.id')
    .limit(limit)
    .execute()
}

/** Asks only where files of a kind are named: an application replaces a resume nearly every time. */
const deletedFile = (kind: FileKind) =>
  defineStatement<{ id: string }, { storage_key: string }>((db, place) =>
    db
      .deleteFrom('files')
      .where('id', '=', place('id'))
      .where(isUnnamedBy(fileReferences.filter((reference) => reference[2] === kind)))
      .returning('storage_key'),
  )

const deletedFiles = {
  'candidate-photo': deletedFile('candidate-photo'),
  'candidate-video': deletedFile('candidate-video'),
  'company-logo': deletedFile('company-logo'),
  'employer-image': deletedFile('employer-image'),
  resume: deletedFile('resume'),
} as const satisfies Record<FileKind, unknown>

/**
 * Gives the storage key of the file that was removed; undefined where something names it.
 * @throws a foreign key violation when something has come to name it meanwhile
 */
export async function deleteFile(
  db: Kysely<DB>,
  { id, kind }: KnownFile,
): Promise<string | undefined> {
  const [deleted] = await deletedFiles[kind](db, { id })
  return deleted?.storage_key
}
