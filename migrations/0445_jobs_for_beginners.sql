-- A job that asks for no experience is found by whoever has none: what the form says in a number, people say in words.
create or replace view job_documents as
select j.id as record_id, j.company_id, j.country, '/job/' || j.job_ref as path,
  j.title, j.title_ar, c.name as detail, c.name_ar as detail_ar,
  j.start_date as starts_on, j.expiry_date as ends_on, j.salary_to_minor as price_minor,
  j.salary_currency as currency,
  concat_ws(' ', j.title, j.title_ar) as names,
  concat_ws(' ', j.job_ref, search_joined(j.job_ref), words_of_code(j.profession),
    words_of_code(j.employment_kind), words_of_code(nullif(j.workplace, 'on-site')),
    case when j.experience_years = 0 then 'no experience fresh graduate حديث التخرج' end) as subject,
  concat_ws(' ', j.location, j.location_ar, c.name, c.name_ar) as place,
  concat_ws(' ', j.details, j.details_ar, j.requirements, j.requirements_ar, j.benefits,
    j.benefits_ar) as body
from jobs j join companies c on c.id = j.company_id where j.shown;

select write_job_documents(array(select id from jobs where experience_years = 0));
