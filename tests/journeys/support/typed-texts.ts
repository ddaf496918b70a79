import { query } from './journey-database.ts'

/** Columns of what people typed. */
const typedColumns = [
  'answer',
  'city',
  'company_address',
  'company_name',
  'contact_designation',
  'contact_name',
  'current_address',
  'designation',
  'details',
  'interview_location',
  'interview_timing',
  'language',
  'last_error',
  'location',
  'meaning',
  'name',
  'note',
  'organization_address',
  'organization_name',
  'original_name',
  'past_job_experience',
  'phrase',
  'query',
  'salary',
  'skills',
  'title',
  'value',
  'words',
]

/** What the people of all journeys have typed so far, apart from some columns. */
export async function readTypedTexts(without: readonly string[] = []): Promise<string[]> {
  const { rows: columns } = await query(
    `select format('select %I as typed from %I.%I', column_name, table_schema, table_name) as part
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and data_type = 'text' and table_schema in ('public', 'graphile_worker')
       and (column_name = any($1) or (table_name, column_name) = ('jobs', 'description'))`,
    [typedColumns.filter((column) => !without.includes(column))],
  )
  const parts = columns.map(({ part }) => String(part))
  const { rows } = await query(parts.join(' union '))
  return (
    rows
      .map(({ typed }) => String(typed ?? '').trim())
      // Skills are shown one by one.
      .flatMap((typed) => (typed.length < 60 ? [typed, ...typed.split(', ')] : [typed]))
      .filter((typed) => typed.length > 2)
      .toSorted((one, other) => other.length - one.length)
  )
}
