-- Requests for a call back from the contact page, for admins to answer.
create table contact_requests (
  id uuid primary key,
  -- made by the form, so that sending it twice makes one request
  submission_id uuid unique,
  name text not null,
  mobile text not null,
  email text not null,
  query text not null,
  is_done boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index contact_requests_newest on contact_requests (is_done, created_at desc, id desc);
