-- Posts that were bought together and are used later, one row each.
create table post_credits (
  id uuid primary key,
  order_id uuid not null references orders (id),
  -- from 1 to the order's quantity
  serial integer not null,
  employer_id uuid not null references employer_profiles (account_id),
  plan text not null check (plan in ('basic', 'demand')),
  price_paise integer not null check (price_paise > 0),
  bought_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_as text check (ended_as in ('refunded', 'expired')),
  unique (order_id, serial),
  check ((ended_at is null) = (ended_as is null)),
  constraint post_credits_last_a_year check (expires_at >= bought_at + interval '365 days')
);
create index post_credits_open on post_credits (employer_id, plan, expires_at) where ended_at is null;
create index post_credits_to_expire on post_credits (expires_at) where ended_at is null;

-- A job that was posted with such a post. The post comes back when the job was never published.
create table credit_uses (
  job_id uuid primary key references jobs (id),
  credit_id uuid not null references post_credits (id),
  used_at timestamptz not null,
  returned_at timestamptz check (returned_at >= used_at)
);
-- A post is used by one job at a time.
create unique index credit_uses_one on credit_uses (credit_id) where returned_at is null;
create index credit_uses_credit on credit_uses (credit_id);

-- The posts that are left when an account is deleted are refunded.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (
  case
    when admin_id is null then reason in ('job_rejected', 'job_withdrawn', 'account_deleted', 'not_owed')
    else reason in ('paid_by_mistake', 'job_not_needed', 'service_failed', 'goodwill', 'other')
  end);

alter table ledger_entries
  add column credit_id uuid references post_credits (id),
  drop constraint ledger_entries_kind_check,
  drop constraint ledger_entries_check,
  add constraint ledger_entries_kind_check check (
    kind in ('free_post', 'order', 'payment', 'refund', 'credit_bought', 'credit_used', 'credit_returned',
      'credit_refunded', 'credit_expired')),
  add constraint ledger_entries_check check (
    case kind
      when 'free_post' then amount_paise = 0 and job_id is not null and order_id is null
      when 'order' then amount_paise > 0 and order_id is not null and payment_id is null
      when 'payment' then amount_paise > 0 and payment_id is not null and refund_id is null
      when 'refund' then amount_paise < 0 and refund_id is not null
      when 'credit_used' then amount_paise = 0 and credit_id is not null and job_id is not null
      when 'credit_returned' then amount_paise = 0 and credit_id is not null and job_id is not null
      else amount_paise = 0 and credit_id is not null and job_id is null
    end);
create index ledger_credits on ledger_entries (credit_id) where credit_id is not null;
create unique index ledger_credits_bought on ledger_entries (credit_id) where kind = 'credit_bought';
create unique index ledger_credits_used on ledger_entries (job_id) where kind = 'credit_used';
create unique index ledger_credits_returned on ledger_entries (job_id) where kind = 'credit_returned';
create unique index ledger_credits_ended on ledger_entries (credit_id)
  where kind in ('credit_refunded', 'credit_expired');

-- A credit note over a part of an invoice has its own words and amounts; without them it takes back the whole invoice.
alter table credit_notes
  add column description text,
  add column taxable_paise integer,
  add column cgst_paise integer,
  add column sgst_paise integer,
  add column igst_paise integer,
  add column total_paise integer,
  add constraint credit_notes_part check (
    num_nonnulls(description, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise) = 0
    or (num_nulls(description, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise) = 0
      and total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise));
