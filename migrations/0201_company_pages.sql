-- The addresses of company pages (server/features/jobs/company-code.rules.ts).
create index accounts_company_code on accounts (left(md5(id::text), 16)) where role = 'employer';
