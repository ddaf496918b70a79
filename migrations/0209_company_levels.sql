-- How far the employer was checked, where it goes beyond the phone, for the cards of its jobs.
alter table jobs add column company_level text check (company_level in ('papers', 'office'));
