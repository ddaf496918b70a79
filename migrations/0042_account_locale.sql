-- The language a person chose; without one it follows the browser.
alter table accounts add column locale text;
