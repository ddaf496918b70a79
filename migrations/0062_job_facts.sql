-- The facts of a job that can be compared: figures and choices, each optional.
alter table jobs
  add column pay_basis text check (pay_basis in ('fixed', 'incentive')),
  add column pay_fixed_monthly_rupees integer check (pay_fixed_monthly_rupees > 0),
  add column pay_incentive_monthly_rupees integer check (pay_incentive_monthly_rupees > 0),
  add column shift text check (shift in ('day', 'night', 'rotational', 'flexible')),
  add column work_time text check (work_time in ('full', 'part')),
  add column week_off text
    check (week_off in ('sunday', 'sundaySomeSaturdays', 'saturdaySunday', 'oneDay', 'rotating')),
  add column openings smallint check (openings between 1 and 9999),
  add column joining text check (joining in ('atOnce', 'week', 'fortnight', 'month')),
  add column benefits text[] not null default '{}'
    check (benefits <@ array['pf', 'esi', 'cab', 'food', 'room', 'insurance', 'training']),
  -- 0 for jobs of an older version of the product, until a cron job has read the facts from their words
  add column facts_version smallint not null default 0;

create index jobs_without_facts on jobs (id) where facts_version = 0;
