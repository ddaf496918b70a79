-- What the sign-in provider has verified, in small letters, as of the last sign-in. It may make its
-- owner an admin; it never says whose account it is.
alter table identities add column email text;
