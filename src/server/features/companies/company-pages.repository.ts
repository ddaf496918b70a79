import type { Insertable, Kysely, Transaction } from 'kysely'
import type { CompanyAbout } from '#contract/companies/own-page-schemas.ts'
import type { CompanyPhotos, DB } from '#server/db/types.ts'

export type StoredPage = Awaited<ReturnType<typeof findPage>>

/** What an organisation says and shows of itself, the oldest photo first. */
export async function findPage(db: Kysely<DB>, organisationId: string) {
  const [about, photos] = await Promise.all([
    db
      .selectFrom('company_pages')
      .select(['about', 'hires', 'hires_for'])
      .where('organisation_id', '=', organisationId)
      .executeTakeFirst(),
    listPhotos(db, organisationId),
  ])
  return { about, photos }
}

/** At most `limits.companyPhotos`. */
export async function listPhotos(db: Kysely<DB>, organisationId: string) {
  return await db
    .selectFrom('company_photos')
    .select(['id', 'submission_id', 'caption', 'file_id', 'added_at'])
    .where('organisation_id', '=', organisationId)
    .orderBy('added_at')
    .orderBy('id')
    .execute()
}

export async function upsertAbout(
  db: Kysely<DB>,
  organisationId: string,
  { about, hires, hiresFor, at }: CompanyAbout & { readonly at: Date },
): Promise<void> {
  const values = { about, hires, hires_for: hiresFor, updated_at: at }
  await db
    .insertInto('company_pages')
    .values({ organisation_id: organisationId, ...values })
    .onConflict((conflict) => conflict.column('organisation_id').doUpdateSet(values))
    .execute()
}

export async function insertPhoto(
  tx: Transaction<DB>,
  photo: Insertable<CompanyPhotos>,
): Promise<void> {
  await tx.insertInto('company_photos').values(photo).execute()
}

/** Deletes an own photo and returns its file; undefined when there is none. */
export async function deletePhoto(
  db: Kysely<DB>,
  organisationId: string,
  id: string,
): Promise<string | undefined> {
  const deleted = await db
    .deleteFrom('company_photos')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning('file_id')
    .executeTakeFirst()
  return deleted?.file_id
}

/** Deletes all that an organisation says and shows; returns the files, or undefined when there was nothing. */
export async function deletePage(
  tx: Transaction<DB>,
  organisationId: string,
): Promise<readonly string[] | undefined> {
  const photos = await tx
    .deleteFrom('company_photos')
    .where('organisation_id', '=', organisationId)
    .returning('file_id')
    .execute()
  const page = await tx
    .deleteFrom('company_pages')
    .where('organisation_id', '=', organisationId)
    .returning('organisation_id')
    .executeTakeFirst()
  return page || photos.length > 0 ? photos.map(({ file_id }) => file_id) : undefined
}
