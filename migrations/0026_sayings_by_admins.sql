-- Towns are named like other meanings.
update search_sayings set meaning = substr(meaning, 7) where meaning like 'place %';
update search_meanings set meaning = substr(meaning, 7) where meaning like 'place %';

-- What admins changed about sayings: jobs that match `query` are written down anew, for some minutes, since a process
-- may not know of the change at once.
create table search_changes (
  id bigint generated always as identity primary key,
  query text not null,
  made_at timestamptz not null
);
