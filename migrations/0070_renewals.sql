-- The job that a renewal gives more days. An open order loses it when another plan or a bought post takes its place.
alter table orders
  add column renews_job_id uuid references jobs (id) on delete set null,
  drop constraint orders_kind,
  add constraint orders_kind check (
    (kind = 'credits' or quantity = 1)
    and (kind = 'post' or job_id is null)
    and (kind = 'renewal' or renews_job_id is null));
create index orders_renewals on orders (renews_job_id) where renews_job_id is not null;
-- However many tabs renew a job, it has one order to pay.
create unique index orders_one_open_renewal on orders (renews_job_id) where status = 'open';

-- Days that were added to a job: by a paid order, or by a bought post, whose use names the renewal.
create table job_renewals (
  id uuid primary key,
  job_id uuid not null references jobs (id),
  order_id uuid unique references orders (id),
  -- of the order, or made by the screen
  submission_id uuid not null,
  plan text not null check (plan in ('basic', 'demand')),
  days integer not null check (days > 0),
  -- the end of the job before, and with these days
  ended_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > ended_at),
  renewed_at timestamptz not null,
  -- an admin refunded it, and the days are gone
  taken_back_at timestamptz,
  unique (job_id, submission_id)
);

alter table credit_uses
  add column renewal_id uuid unique references job_renewals (id),
  drop constraint credit_uses_pkey,
  add primary key (credit_id, job_id);
-- A job is posted with one post; later ones renew it.
create unique index credit_uses_posts on credit_uses (job_id) where renewal_id is null;
create index credit_uses_job on credit_uses (job_id);
drop index credit_uses_credit;

drop index ledger_credits_used;
create unique index ledger_credits_used on ledger_entries (credit_id, job_id) where kind = 'credit_used';
