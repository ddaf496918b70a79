-- When a block ends by itself; null for good.
alter table blocks add column ends_at timestamptz;
create index blocks_ending on blocks (ends_at) where ended_at is null and ends_at is not null;
