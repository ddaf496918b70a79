-- Applying reads what it needs in its own statement.
drop function look_at_applying;
