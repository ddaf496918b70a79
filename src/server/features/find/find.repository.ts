import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { DB } from '#server/db/types.ts'
import { stateAt } from '#server/features/employer-jobs/employer-jobs.repository.ts'
import type { FoundCompany, FoundJob, FoundPayment } from './found.ts'
import { anyOf, hasWords, mostMeant } from './meant.ts'
import type { TypedText } from './typed-text.rules.ts'

const nameOfCompany = sql`words_of(employer_profiles.name || ' ' || organization_name)`

/** By the name, or by a number of registration. */
export async function findCompanies(
  db: Kysely<DB>,
  { text, words, number }: TypedText,
  limit: number,
): Promise<FoundCompany[]> {
  const code = number?.toUpperCase()
  const meant = anyOf([
    // The index has the name of the person, too.
    words &&
      sql`select account_id as id from employer_profiles
        where ${hasWords(nameOfCompany, words)} and ${hasWords(sql`words_of(organization_name)`, words)}
        limit ${mostMeant}`,
    code &&
      sql`select organisation_id from evidence
        where kind in ('gstin', 'registration') and value = ${code} and replaced_at is null`,
    code && sql`select employer_id from billing_details where gstin = ${code}`,
  ])
  if (!meant) return []
  const { rows } = await sql<FoundCompany>`
    select accounts.id, coalesce(nullif(organization_name, ''), employer_profiles.name) as name,
      employer_profiles.city, suspended_at is not null as is_blocked
    from ${meant} meant
    join accounts on accounts.id = meant.id and accounts.role = 'employer' and accounts.erased_at is null
    join employer_profiles on employer_profiles.account_id = accounts.id
    order by lower(organization_name) = lower(${text}) desc, accounts.created_at desc, accounts.id
    limit ${limit}`.execute(db)
  return rows
}

/** By the id, by words of its title and company, or by the phone number of its contact. */
export async function findJobs(
  db: Kysely<DB>,
  { id, words, phone }: TypedText,
  { now, limit }: { now: Date; limit: number },
): Promise<FoundJob[]> {
  const meant = anyOf([
    id && sql`select ${id}::uuid as id`,
    words &&
      sql`select id from jobs where ${hasWords(sql`words_of(title || ' ' || company_name)`, words)}
        limit ${mostMeant}`,
    phone && sql`select id from jobs where contact_mobile = ${phone} limit ${mostMeant}`,
  ])
  if (!meant) return []
  const { rows } = await sql<FoundJob>`
    select jobs.id, title, company_name as company, city, employer_id, ${stateAt(now)} as state
    from ${meant} meant
    join jobs on jobs.id = meant.id
    where not exists (select from accounts where id = employer_id and erased_at is not null)
    order by coalesce(posted_at, 'infinity') desc, jobs.id desc
    limit ${limit}`.execute(db)
  return rows
}

/** By a number of the order, the payment or a document, or by the company. */
export async function findPayments(
  db: Kysely<DB>,
  { id, words, number }: TypedText,
  limit: number,
): Promise<FoundPayment[]> {
  const code = number?.toUpperCase()
  const meant = anyOf([
    id && sql`select ${id}::uuid as id`,
    id && sql`select order_id from payments where id = ${id}`,
    number && sql`select id from orders where provider_order_id = ${number}`,
    number && sql`select order_id from payments where provider_payment_id = ${number}`,
    code && sql`select order_id from invoices where number = ${code}`,
    code &&
      sql`select order_id from credit_notes join invoices on invoices.id = credit_notes.invoice_id
        where credit_notes.number = ${code}`,
    words && ordersOfCompanies(words),
  ])
  if (!meant) return []
  const { rows } = await sql<FoundPayment>`
    select payments.id, payments.order_id, coalesce(invoices.number, provider_payment_id) as number,
      payments.amount_paise, organization_name as company, recorded_at, refunds.id is not null as is_returned
    from ${meant} meant
    join payments on payments.order_id = meant.id
    join orders on orders.id = payments.order_id
    join employer_profiles on employer_profiles.account_id = orders.employer_id
    left join invoices on invoices.order_id = orders.id and payments.is_settling
    left join refunds on refunds.payment_id = payments.id
    order by recorded_at desc, payments.number desc
    limit ${limit}`.execute(db)
  return rows
}

const ordersOfCompanies = (words: string): RawBuilder<unknown> => sql`
  select id from orders where employer_id in (
    select account_id from employer_profiles
    where ${hasWords(nameOfCompany, words)} and ${hasWords(sql`words_of(organization_name)`, words)}
    limit ${mostMeant}
  )`
