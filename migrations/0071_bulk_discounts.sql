-- Percent off each post of a purchase, as the settings said on its day; the prices of the order have it already.
alter table orders
  add column discount_percent smallint not null default 0
    check (discount_percent between 0 and 50 and (discount_percent = 0 or kind = 'credits'));
