-- How many messages a person got by a channel in a day, and what a channel cost in a day.
-- One row is counted up by all nodes, so that none passes the cap.
create table message_day_counts (
  account_id uuid not null references accounts (id) on delete cascade,
  channel text not null,
  day date not null,
  messages int not null,
  primary key (account_id, channel, day)
);
create index message_day_counts_day on message_day_counts (day);
create table message_costs (
  channel text not null,
  day date not null,
  messages int not null,
  paise bigint not null,
  primary key (channel, day)
);
