-- 'Check a recruiter' looks for employers by a phone number or the name of a company.
create index jobs_contact_mobile on jobs (contact_mobile, first_accepted_at desc nulls last);
create index jobs_company_name on jobs (lower(company_name) text_pattern_ops);
create index employer_profiles_mobile_number on employer_profiles (mobile_number);
