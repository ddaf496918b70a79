-- The admin's list of payments, the newest first, and what is newer than a day when the books are checked.
create index payments_recorded on payments (recorded_at desc, id desc);
