-- In how many days the employer of a live job usually answers applicants; null under five answers.
alter table jobs add column reply_days smallint check (reply_days > 0);
