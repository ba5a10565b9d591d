import type pg from 'pg';
import { fillUnwatched } from '../fill-unwatched.ts';

/** Numbers of records per kind that make a million documents, and the number of different words in them. */
export type Million = {
  readonly companies: number;
  readonly products: number;
  readonly generics: number;
  readonly jobs: number;
  readonly events: number;
  readonly catalogs: number;
  readonly branches: number;
  readonly words: number;
};

const whole: Million = {
  companies: 60_000,
  products: 560_000,
  generics: 20_000,
  jobs: 200_000,
  events: 50_000,
  catalogs: 50_000,
  branches: 60_000,
  words: 150_000,
};

/** A share of a million records, with all kinds in proportion. */
export const millionOf = (share: number): Million =>
  Object.fromEntries(
    Object.entries(whole).map(([name, count]) => [name, Math.ceil(count * share)]),
  ) as Million;

const SENTENCE_WORDS = 20;
const SENTENCES = 100_000;

/** From 0 to 1, always the same for the same row. */
const chance = (row: string, place: number) =>
  `((hashint8extended(${row}, ${place}) & 2147483647) / 2147483648::float8)`;

/** Zipf distribution: the second word is half as frequent as the first. */
const rank = (row: string, place: number, { words }: Million) =>
  `floor(power(${words}, ${chance(row, place)}))::int`;

const oneOf = (things: readonly string[], row: string) =>
  `(array[${things.map((thing) => `'${thing}'`).join()}])[1 + ${row} % ${things.length}]`;

/** Most companies are in one country, as in a real region. */
const countries = ['KW', 'KW', 'KW', 'SA', 'SA', 'AE', 'AE', 'EG', 'JO', 'QA'];
const towns = ['Kuwait City', 'Hawally', 'Salmiya', 'Riyadh', 'Jeddah', 'Dubai', 'Abu Dhabi'];
const kinds = ['Surgical', 'Dental', 'Cardiac', 'Paediatric', 'Thermal', 'Digital', 'Sterile'];
const things = ['pump', 'monitor', 'syringe', 'lamp', 'chair', 'mask', 'implant', 'gel'];
const thingsAr = ['مضخة', 'شاشة', 'محقنة', 'مصباح', 'كرسي', 'قناع', 'زرعة', 'هلام'];
const forms = ['Tablets', 'Tablets', 'Syrup', 'Injection'];
const professions = ['nurse', 'pharmacist', 'technician', 'accountant', 'dentist', 'radiologist'];

const consonants = 'bdfgklmnprstvz';
const arabicConsonants = 'بدفجكلمنرستزحع';

/** Two of three words are Latin; each is its own number, written in syllables. */
const wordTable = ({ words }: Million) => `
  create table bench_words as
  select rank,
    (select string_agg(
       case when rank % 3 = 0
         then substr('${arabicConsonants}', 1 + (code >> (5 * place)) % 14, 1) || substr('ايو', 1 + (code >> (5 * place + 3)) % 3, 1)
         else substr('${consonants}', 1 + (code >> (5 * place)) % 14, 1) || substr('aeiou', 1 + (code >> (5 * place + 3)) % 5, 1)
       end, '' order by place)
     from generate_series(0, 3 + rank % 2) as place) as word
  from (
    select rank, (hashint8extended(rank, 7) & 1099511627775)::bigint::int8 as code
    from generate_series(1, ${words}) as rank
  ) as each (rank, wide)
  cross join lateral (select (wide & 1073741823)::int as code) as narrow`;

const sentenceTable = (size: Million) => `
  create table bench_sentences as
  select said.number, string_agg(w.word, ' ' order by said.place) as text
  from (
    select number, place, floor(power(${size.words}, ((hashint8extended(number * 64 + place, 11) & 2147483647) / 2147483648::float8)))::int as rank
    from generate_series(0, ${SENTENCES - 1}) as number
    cross join generate_series(1, ${SENTENCE_WORDS}) as place
  ) as said join bench_words w on w.rank = said.rank
  group by said.number`;

/** Rows with two words and a sentence of their own. */
const rows = (count: number, size: Million) => `
  (select n, one.word as one, two.word as two, s.text as sentence
   from generate_series(1, ${count}) as n
   join bench_words one on one.rank = ${rank('n', 1, size)}
   join bench_words two on two.rank = ${rank('n', 2, size)}
   join bench_sentences s on s.number = (hashint8extended(n, 3) & 2147483647) % ${SENTENCES}
   order by n) as row`;

const statements = (size: Million): readonly string[] => [
  wordTable(size),
  'create unique index on bench_words (rank)',
  sentenceTable(size),
  'create unique index on bench_sentences (number)',
  'analyze bench_words, bench_sentences',
  `insert into companies (name, name_ar, country, type, category, address, description, email, phone_country, phone, exhibitor_status, status)
   select initcap(one) || ' ' || ${oneOf(kinds, 'n')} || ' House', null, ${oneOf(countries, 'n')}, 1 + n % 5,
     'medical-equipment', ${oneOf(towns, 'n')}, sentence, 'company' || n || '@growth.example', '965', '2' || n, 1, 1
   from ${rows(size.companies, size)}`,
  `insert into products (company_id, item_name, item_name_ar, item_code, item_category, brand_name, item_generic_name,
     item_strength, dosage_form, price_minor, currency, item_description)
   select 1 + n % ${size.companies},
     case when n % 2 = 0 then initcap(one) || ' ' || (50 * (1 + n % 20)) || ' mg ' || ${oneOf(forms, 'n / 2')}
       else ${oneOf(kinds, 'n')} || ' ' || ${oneOf(things, 'n / 2')} || ' ' || one || ' ' || two end,
     case when n % 2 = 1 then ${oneOf(thingsAr, 'n / 2')} || ' ' || two end, 'C-' || n, 'Category ' || n % 20, initcap(two),
     case when n % 2 = 0 then initcap(g.word) || ' ' || case when g.word > 'm' then 'late' else 'early' end end,
     case when n % 2 = 0 then (50 * (1 + n % 20)) || ' mg' end,
     case when n % 2 = 0 then ${oneOf(forms, 'n / 2')} end, 1000 + n % 90000, 'KWD', sentence
   from ${rows(size.products, size)} join bench_words g on g.rank = 1 + (n::bigint * 7919) % ${size.generics}`,
  `insert into jobs (company_id, title, details, location, start_date, expiry_date)
   select 1 + n % ${size.companies}, ${oneOf(kinds, 'n')} || ' ' || ${oneOf(professions, 'n')} || ' ' || one, sentence,
     ${oneOf(towns, 'n')}, current_date - n % 200, current_date - n % 200 + 1 + n % 190
   from ${rows(size.jobs, size)}`,
  `insert into events (company_id, title, details, location, start_date, expiry_date)
   select 1 + n % ${size.companies}, ${oneOf(kinds, 'n')} || ' conference ' || one, sentence, ${oneOf(towns, 'n')},
     current_date - 100 + n % 200, current_date - 100 + n % 200 + 3
   from ${rows(size.events, size)}`,
  `insert into catalogs (company_id, title, sub_title)
   select 1 + n % ${size.companies}, ${oneOf(things, 'n')} || ' ' || one || ' catalog', two from ${rows(size.catalogs, size)}`,
  `insert into branches (company_id, name, address)
   select 1 + n % ${size.companies}, initcap(one) || ' branch', ${oneOf(towns, 'n')} from ${rows(size.branches, size)}`,
  'drop table bench_sentences',
];

export const fillMillion = (pool: pg.Pool, size: Million): Promise<void> =>
  fillUnwatched(pool, statements(size));
