-- Messages by SMS and WhatsApp, whose providers report later whether a phone got them.
alter table message_deliveries drop constraint message_deliveries_state_check;
alter table message_deliveries
  add constraint message_deliveries_state_check
    check (state in ('queued', 'sending', 'sent', 'delivered', 'failed', 'suppressed')),
  -- The provider's own id, for receipts that do not repeat ours.
  add column provider_id text;
create index message_deliveries_provider on message_deliveries (provider_id) where provider_id is not null;
