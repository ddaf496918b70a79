-- What an order pays for: one new post, several posts that are used later ('credits'), or more days for a job ('renewal').
alter table orders
  add column kind text not null default 'post' check (kind in ('post', 'credits', 'renewal')),
  -- how many posts of the plan; prices and totals are of all of them
  add column quantity integer not null default 1 check (quantity between 1 and 1000),
  -- the job of a credit is named where the credit is used
  add constraint orders_kind check (
    (kind = 'credits' or quantity = 1)
    and (kind <> 'credits' or job_id is null));
