import { sql } from 'kysely'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import { defineStatement } from '#server/db/statement.ts'
import type { DB, Files } from '#server/db/types.ts'
import type { FileKind } from './prepared-file.ts'

/** Every column that refers to a file, and the kind of these files. */
export const fileReferences = [
  ['candidate_profiles', 'photo_file_id', 'candidate-photo'],
  ['candidate_profiles', 'resume_file_id', 'resume'],
  ['candidate_profiles', 'video_file_id', 'candidate-video'],
  ['candidate_certificates', 'file_id', 'certificate'],
  ['voice_notes', 'file_id', 'voice-note'],
  ['application_answers', 'voice_file_id', 'voice-note'],
  ['employer_profiles', 'image_file_id', 'employer-image'],
  ['jobs', 'logo_file_id', 'company-logo'],
  ['job_revisions', 'logo_file_id', 'company-logo'],
  ['evidence', 'photo_file_id', 'office-photo'],
  ['company_photos', 'file_id', 'company-photo'],
  ['job_reports', 'picture_file_id', 'report-picture'],
  ['applications', 'photo_file_id', 'candidate-photo'],
  ['applications', 'resume_file_id', 'resume'],
] as const satisfies readonly (readonly [keyof DB, string, FileKind])[]

export type FileRow = Selectable<Files>

const newFile = defineStatement<FileRow, object>((db, param) =>
  db.insertInto('files').values({
    id: param('id'),
    owner_account_id: param('owner_account_id'),
    kind: param('kind'),
    visibility: param('visibility'),
    storage_key: param('storage_key'),
    media_type: param('media_type'),
    byte_size: param('byte_size'),
    original_name: param('original_name'),
    created_at: param('created_at'),
    content_hash: param('content_hash'),
  }),
)

export async function insertFile(db: Kysely<DB>, file: FileRow): Promise<void> {
  await newFile(db, file)
}

/**
 * Finds a file, with the name of its owner if that is a candidate. Files of deleted accounts are not
 * found.
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

/** An application that the candidate still shares with the employer. */
export async function findSharedApplication(
  db: Kysely<DB>,
  id: string,
): Promise<{ id: string; jobId: string; candidateId: string } | undefined> {
  return await db
    .selectFrom('application_keys')
    .innerJoin('applications', (join) =>
      join
        .onRef('applications.id', '=', 'application_keys.application_id')
        .onRef('applications.job_id', '=', 'application_keys.job_id')
        .onRef('applications.applied_at', '=', 'application_keys.applied_at'),
    )
    .select([
      'application_keys.application_id as id',
      'application_keys.job_id as jobId',
      'application_keys.candidate_id as candidateId',
    ])
    .where('application_keys.application_id', '=', id)
    .where('applications.sharing_withdrawn_at', 'is', null)
    .executeTakeFirst()
}

export async function findStoredKeys(db: Kysely<DB>, storageKeys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files')
    .select('storage_key')
    .where('storage_key', 'in', storageKeys)
    .execute()
  return rows.map((row) => row.storage_key)
}

const isUnreferencedBy =
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

export type FileRef = { readonly id: string; readonly kind: FileKind }

/**
 * Files without a reference, created before an instant, ordered by id, after an id. A file may get a
 * reference before the caller removes it.
 */
export async function findUnreferencedFiles(
  db: Kysely<DB>,
  { before, afterId, limit }: { before: Date; afterId: string; limit: number },
): Promise<FileRef[]> {
  return await db
    .selectFrom('files')
    .select(['files.id', 'files.kind'])
    .where('files.created_at', '<', before)
    .where('files.id', '>', afterId)
    .where(isUnreferencedBy(fileReferences))
    .orderBy('files.id')
    .limit(limit)
    .execute()
}

/** Checks only the columns that refer to files of this kind, because applications run this often. */
const deletedFile = (kind: FileKind) =>
  defineStatement<{ id: string }, { storage_key: string }>((db, param) =>
    db
      .deleteFrom('files')
      .where('id', '=', param('id'))
      .where(isUnreferencedBy(fileReferences.filter((reference) => reference[2] === kind)))
      .returning('storage_key'),
  )

const deletedFiles = {
  'candidate-photo': deletedFile('candidate-photo'),
  'candidate-video': deletedFile('candidate-video'),
  certificate: deletedFile('certificate'),
  'company-logo': deletedFile('company-logo'),
  'company-photo': deletedFile('company-photo'),
  'employer-image': deletedFile('employer-image'),
  'office-photo': deletedFile('office-photo'),
  'report-picture': deletedFile('report-picture'),
  resume: deletedFile('resume'),
  'voice-note': deletedFile('voice-note'),
} as const satisfies Record<FileKind, unknown>

/**
 * Deletes an unreferenced file and returns its storage key; undefined when it has a reference.
 * @throws a foreign key violation when it got a reference concurrently
 */
export async function deleteFile(
  db: Kysely<DB>,
  { id, kind }: FileRef,
): Promise<string | undefined> {
  const [deleted] = await deletedFiles[kind](db, { id })
  return deleted?.storage_key
}
