-- The waiting time and the day's count of a number stand beside its code, so that one statement
-- decides whether another code may be sent.
alter table login_codes
  add column next_send_at timestamptz not null,
  add column day_started_at timestamptz not null,
  add column sent_in_day integer not null default 1;
comment on column login_codes.send_count is
  'codes sent in a row without one being used; decides the wait before the next';

-- Counters by network address, kept by the rate limiter: it writes these three columns by position.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  -- milliseconds since 1970
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
