-- The processes that serve the product, each by its own account; one that is gone falls silent.
create table running_nodes (
  id uuid primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  -- answers within the minutes before, those of them with a status of 5xx, and what the process needs
  requests integer not null,
  errors integer not null,
  memory_bytes bigint not null,
  lag_ms integer not null
);

-- What people did, by hour, over all processes.
create table act_counts (
  hour timestamptz not null,
  act text not null,
  count bigint not null,
  primary key (hour, act)
);

-- When each outside service last did its work for us, and when it last did not.
create table provider_states (
  provider text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz
);
