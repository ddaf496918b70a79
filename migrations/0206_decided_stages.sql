-- What the candidate knows: the stage, finer than `from_status`. Decisions of older programs have none.
alter table pending_decisions add column from_stage text;
