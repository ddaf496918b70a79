-- An admin may refund a paid order by hand, for a reason of a list and in own words.
alter table refunds add column note text not null default '';
alter table refunds add column admin_id uuid references accounts (id);
create index refunds_admin on refunds (admin_id) where admin_id is not null;

alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (
  case
    when admin_id is null then reason in ('job_rejected', 'job_withdrawn', 'not_owed')
    else reason in ('paid_by_mistake', 'job_not_needed', 'service_failed', 'goodwill', 'other')
  end
);

-- The order of writing: two payments of one millisecond are told apart by it.
alter table payments add column number bigint generated always as identity;
drop index payments_recorded;
create index payments_recorded on payments (recorded_at desc, number desc);
