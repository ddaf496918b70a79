-- Money. Amounts are whole paise. Nothing in this file is ever deleted but an unpaid job's order link.

-- One order pays for one job, once.
create table orders (
  -- also the order's receipt at the payment provider, by which a lost answer is found again
  id uuid primary key,
  employer_id uuid not null references employer_profiles (account_id),
  -- made by the job form, so that asking twice makes one order
  submission_id uuid not null,
  plan text not null check (plan in ('basic', 'demand')),
  price_paise integer not null check (price_paise > 0),
  gst_paise integer not null check (gst_paise >= 0),
  total_paise integer not null check (total_paise = price_paise + gst_paise),
  currency text not null check (currency = 'INR'),
  -- null until the provider has answered
  provider_order_id text unique,
  -- null before the job is saved, and after an unpaid job was dropped
  job_id uuid unique references jobs (id) on delete set null,
  -- 'returned': it was paid, and the money went or goes back
  status text not null check (status in ('open', 'paid', 'returned')),
  created_at timestamptz not null,
  paid_at timestamptz,
  -- how often the sweep has asked the provider, and when it does again; null when it need not
  sweeps integer not null default 0,
  next_sweep_at timestamptz,
  unique (employer_id, submission_id, plan),
  check ((status = 'open') = (paid_at is null))
);
create index orders_to_sweep on orders (next_sweep_at) where next_sweep_at is not null;
create index orders_paid on orders (paid_at desc, id desc) where paid_at is not null;

-- Money that arrived, as the provider tells it.
create table payments (
  id uuid primary key,
  order_id uuid not null references orders (id),
  provider_payment_id text not null unique,
  amount_paise integer not null check (amount_paise > 0),
  currency text not null,
  method text not null,
  -- this payment pays the order; one that does not goes back
  is_settling boolean not null,
  recorded_at timestamptz not null
);
create unique index payments_one_settles on payments (order_id) where is_settling;
create index payments_order on payments (order_id);

-- Money that goes back: a payment whole, once.
create table refunds (
  -- also the idempotency key at the provider
  id uuid primary key,
  payment_id uuid not null unique references payments (id),
  amount_paise integer not null check (amount_paise > 0),
  reason text not null check (reason in ('job_rejected', 'not_owed')),
  -- 'due': to be asked of the provider; 'pending': the provider has it; 'failed': an admin must look
  status text not null check (status in ('due', 'pending', 'processed', 'failed')),
  provider_refund_id text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_open on refunds (created_at) where status <> 'processed';

-- What happened to money and free posts: rows are added, never changed.
create table ledger_entries (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('free_post', 'order', 'payment', 'refund')),
  employer_id uuid not null references employer_profiles (account_id),
  job_id uuid,
  order_id uuid references orders (id),
  payment_id uuid references payments (id),
  refund_id uuid references refunds (id),
  -- what an order asks for, what a payment brought, what a refund takes back (negative); 0 for a free post
  amount_paise integer not null,
  recorded_at timestamptz not null,
  check (
    case kind
      when 'free_post' then amount_paise = 0 and job_id is not null and order_id is null
      when 'order' then amount_paise > 0 and order_id is not null and payment_id is null
      when 'payment' then amount_paise > 0 and payment_id is not null and refund_id is null
      when 'refund' then amount_paise < 0 and refund_id is not null
    end
  )
);
create unique index ledger_free_posts on ledger_entries (job_id) where kind = 'free_post';
create unique index ledger_orders on ledger_entries (order_id) where kind = 'order';
create unique index ledger_payments on ledger_entries (payment_id) where kind = 'payment';
create unique index ledger_refunds on ledger_entries (refund_id) where kind = 'refund';
create index ledger_recorded on ledger_entries (recorded_at, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% rows are never changed', tg_table_name;
end
$$;
create trigger ledger_is_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();

-- What the provider's webhook has told, each event once.
create table payment_events (
  event_id text primary key,
  event text not null,
  provider_order_id text,
  received_at timestamptz not null
);

-- Whom the invoices of an employer go to.
create table billing_details (
  employer_id uuid primary key references employer_profiles (account_id),
  legal_name text not null,
  address text not null,
  state text not null,
  city text not null,
  pincode text not null,
  email text not null,
  gstin text,
  updated_at timestamptz not null
);

-- The last number taken, for each series and financial year; its row lock makes the numbers gapless.
create table document_counters (
  series text not null,
  -- '26-27'
  financial_year text not null,
  last_serial integer not null,
  primary key (series, financial_year)
);

-- A tax invoice: written once, with everything it says.
create table invoices (
  id uuid primary key,
  order_id uuid not null unique references orders (id),
  series text not null,
  financial_year text not null,
  serial integer not null,
  number text not null unique,
  issued_at timestamptz not null,
  -- what the document prints of either side on this day
  supplier jsonb not null,
  recipient jsonb not null,
  place_of_supply text not null,
  sac text not null,
  description text not null,
  taxable_paise integer not null,
  cgst_paise integer not null,
  sgst_paise integer not null,
  igst_paise integer not null,
  total_paise integer not null,
  unique (series, financial_year, serial),
  check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise)
);
create index invoices_issued on invoices (issued_at, id);

-- Takes a whole invoice back.
create table credit_notes (
  id uuid primary key,
  invoice_id uuid not null unique references invoices (id),
  refund_id uuid not null unique references refunds (id),
  series text not null,
  financial_year text not null,
  serial integer not null,
  number text not null unique,
  issued_at timestamptz not null,
  unique (series, financial_year, serial)
);
create index credit_notes_issued on credit_notes (issued_at, id);

create trigger invoices_are_append_only before update or delete on invoices
  for each row execute function refuse_change();
create trigger credit_notes_are_append_only before update or delete on credit_notes
  for each row execute function refuse_change();
