-- A job whose town is written by another of its names is found by the town too: the jobs that this is about are written
-- down anew.
insert into search_changes (query, made_at)
select string_agg('(' || other.words || ')', ' | '), now()
from search_sayings
join search_meanings using (meaning)
cross join lateral (
  select string_agg(quote_literal('~' || word), ' & ') as words
  from unnest(string_to_array(phrase, ' ')) as word
) other
where term like ':location:%' and term <> ':location:' || phrase
having count(*) > 0;
