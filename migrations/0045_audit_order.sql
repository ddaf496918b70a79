-- The order of writing: two events of one millisecond are told apart by it. Earlier events keep 0.
create sequence audit_events_number;
alter table audit_events add column number bigint not null default 0;
alter table audit_events alter column number set default nextval('audit_events_number');
