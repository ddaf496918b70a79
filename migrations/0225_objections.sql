-- A request for a call back that objects to a block: it came by the link in the mail about the block.
alter table contact_requests add column block_id uuid references blocks (id);
create index contact_requests_block on contact_requests (block_id) where block_id is not null;
