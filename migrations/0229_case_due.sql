-- When the reports of a job are due, where an admin moved it; null while the rules say it.
alter table report_cases add column due_at timestamptz;
