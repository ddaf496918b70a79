-- The accountant's list runs by time and, within one instant, by number.
drop index invoices_issued;
create index invoices_issued on invoices (issued_at, number);
drop index credit_notes_issued;
create index credit_notes_issued on credit_notes (issued_at, number);
