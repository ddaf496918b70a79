-- Admins find companies, jobs and people by the beginnings of words, and by whole numbers and addresses.

-- signs that would hold words together are spaces
create function words_of(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, translate($1, './@_-&', '      '))
$$;

create index jobs_words on jobs using gin (words_of(title || ' ' || company_name))
  with (fastupdate = off);
create index employer_profiles_words on employer_profiles
  using gin (words_of(name || ' ' || organization_name)) with (fastupdate = off);
create index candidate_profiles_words on candidate_profiles using gin (words_of(name))
  with (fastupdate = off);
create index contact_requests_words on contact_requests using gin (words_of(name))
  with (fastupdate = off);

create index candidate_profiles_mobile_number on candidate_profiles (mobile_number);
create index contact_requests_mobile on contact_requests (mobile);
create index identities_email on identities (lower(email)) where email is not null;
create index candidate_profiles_email on candidate_profiles (lower(email));
create index employer_profiles_email on employer_profiles (lower(email));
create index contact_requests_email on contact_requests (lower(email));
create index grievances_email on grievances (lower(email));
create index billing_details_gstin on billing_details (gstin) where gstin is not null;
