-- Finds who uses an e-mail domain, before it is blocked.
create index jobs_contact_domain on jobs (lower(split_part(contact_email, '@', 2)));
