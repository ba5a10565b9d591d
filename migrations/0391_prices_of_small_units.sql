-- A scanner costs more pounds of Lebanon or dinars of Iraq than the former limit let a company quote.
alter table quotation_lines drop constraint quotation_lines_price_minor_check;
alter table quotation_lines add constraint quotation_lines_price_minor_check
  check (price_minor between 0 and 999999999999999);
