import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/server/db/types.ts'

/** Columns of private data in all tables. */
const privateColumns = (
  'name email mobile_number current_address company_address mobile contact_name contact_email ' +
  'contact_mobile legal_name address subject phone recipient code govt_id_ending endpoint ' +
  'auth_secret original_name'
).split(' ')

/** Shorter texts occur in any log by chance. */
const leastLength = 6

/** All private values in the database, which the log must not contain. */
export async function privateWords(db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type = 'text' and c.column_name in (${sql.join(privateColumns)})
      and c.table_name not in ('schema_migrations')`.execute(db)
  const words = new Set<string>()
  for (const { table, column } of rows) {
    const found = await sql<{ word: string | null }>`
      select distinct ${sql.ref(column)} as word from ${sql.table(table)}`.execute(db)
    for (const { word } of found.rows) {
      const text = word?.trim() ?? ''
      if (text.length >= leastLength) words.add(text)
      // Phone numbers also without the country code.
      if (/^\+91\d{10}$/.test(text)) words.add(text.slice(3))
    }
  }
  return [...words]
}

/** The private values in a log, with their lines. */
export function findWords(log: string, words: readonly string[]): string[] {
  const lines = log.split('\n')
  return words
    .filter((word) => log.includes(word))
    .flatMap((word) => {
      const whole = /^\d+$/.test(word) ? new RegExp(`(?<![\\w.-])${word}(?![\\w.-])`) : undefined
      const line = lines.find((each) => (whole ? whole.test(each) : each.includes(word)))
      return line === undefined ? [] : [`${word}: ${line}`]
    })
}
