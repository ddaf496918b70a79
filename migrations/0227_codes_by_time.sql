-- The overview watches the codes of the last hour.
create index login_codes_sent on login_codes (sent_at);
