import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bulkInsert } from '#platform/database/bulk-insert.ts';
import {
  anyOf,
  array,
  bigint,
  bool,
  bytes,
  date,
  int,
  json,
  nullable,
  present,
  text,
  timestamp,
} from '#platform/database/columns.ts';
import { raw, type Sql, sql, table, view } from '#platform/database/sql.ts';
import { type Columns, command, type Parameters, query } from '#platform/database/statement.ts';
import { anySubsetOf, commandFamily, queryFamily } from '#platform/database/statement-family.ts';
import { withSeparateStatementList } from '#platform/database/statement-list.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { readCatalogue } from './catalogue.ts';
import { findRelationProblems, findUndeclared } from './relation-problems.ts';
import { findStatementProblems } from './statement-problems.ts';

const { pool } = await createTestDatabase();
await pool.query(`
  create table authors (id bigint primary key, name text not null, born date, photo bytea);
  create table notes (
    id bigint primary key, author_id bigint not null references authors (id), title text not null,
    link text, tags text[] not null default '{}', stars smallint not null default 0, facts jsonb,
    written_at timestamptz not null default now());
  create view author_cards as select id, name, upper(name) as loud, born::text as born from authors;
  create view note_cards as
    select n.id, n.title, a.name, a.loud from notes n left join author_cards a on a.id = n.author_id;
  create function notes_of(author bigint) returns bigint language sql stable
    return (select count(*) from notes where author_id = author);
  create function loud(words text) returns text language sql immutable return upper(words);
  create function count_authors() returns bigint language plpgsql stable as $$
    begin
      -- Nothing of the notes.
      return (select count(*) from authors);
    end $$;
  create view note_documents as select id, title from notes;
  create view written_note_documents as select id, upper(title) as title from note_documents;
  create view written_author_documents as select id, upper(name) as name from authors;
  create function write_note_documents() returns void language plpgsql as $$
    begin
      perform from note_documents where id > 0;
      perform from written_note_documents where id > 0;
    end $$;
  create view author_documents as select id, name from authors;
  create table paper_documents (id bigint primary key);
  create function write_paper_documents() returns void language plpgsql as $$
    begin
      perform from paper_documents where id > 0;
    end $$;
  select watch_table('notes')`);
const client = await pool.connect();
afterAll(() => client.release());
const catalogue = await readCatalogue(client);

const notes = table('notes');
const authors = table('authors', { unwatched: 'planted' });
const authorCards = view('author_cards', [authors]);
const noteCards = view('note_cards', [notes, authors]);

const problemsOf = (define: () => unknown) =>
  findStatementProblems(client, withSeparateStatementList(define).entries, catalogue);

const problemsOfQuery = (said: Sql, row: Columns, values: Parameters = {}) =>
  problemsOf(() => query({ name: 'planted', values, row, sql: said }));

describe('what a query answers', () => {
  const title = sql`select id, title from ${notes}`;

  test.each<[string, Columns, string[]]>([
    ['right', { id: bigint, title: text }, []],
    ['wrong type', { id: int, title: text }, ['planted: id is bigint, not integer or smallint']],
    ['missing column', { id: bigint }, ['planted: title is answered but not declared']],
    ['column too many', { id: bigint, title: text, link: text }, ['planted: link is not answered']],
    [
      'nullable for nothing',
      { id: bigint, title: nullable(text) },
      ['planted: title is never null: leave out nullable and present'],
    ],
    [
      'looked at for nothing',
      { id: present(bigint), title: text },
      ['planted: id is never null: leave out nullable and present'],
    ],
  ])('%s', async (_name, row, problems) => {
    expect(await problemsOfQuery(title, row)).toEqual(problems);
  });

  test('a day is read as a text', async () => {
    expect(
      await problemsOfQuery(sql`select born from ${authors}`, { born: nullable(text) }),
    ).toEqual(['planted: born is date, not text or character varying: read born::text']);
  });

  test('two columns of one name', async () => {
    const said = sql`select n.id, a.id from ${notes} n join ${authors} a on a.id = n.author_id`;
    expect(await problemsOfQuery(said, { id: bigint })).toEqual(['planted: id is answered twice']);
  });

  test('what PostgreSQL does not understand', async () => {
    expect(await problemsOfQuery(sql`select titel from ${notes}`, { titel: text })).toEqual([
      'planted: column "titel" does not exist',
    ]);
  });
});

/** Expressions over `notes n left join authors a`, and whether each can be null. */
describe('null', () => {
  const mayBe = 'planted: it may be null: nullable, or present if it never is';

  test.each<[string, 'never' | 'maybe', Columns[string]]>([
    ['n.title', 'never', text],
    ['n.link', 'maybe', text],
    ['a.name', 'maybe', text],
    [`'x'`, 'never', text],
    ['null::text', 'maybe', text],
    [`n.title || ' ' || n.id`, 'never', text],
    [`n.title || n.link`, 'maybe', text],
    [`coalesce(n.link, a.name)`, 'maybe', text],
    [`coalesce(n.link, n.title)`, 'never', text],
    [`coalesce(a.name, '')`, 'never', text],
    [`nullif(n.title, '')`, 'maybe', text],
    ['n.link is null', 'never', bool],
    ['n.link is distinct from a.name', 'never', bool],
    ['n.id > 3', 'never', bool],
    [`n.link > 'x'`, 'maybe', bool],
    [`n.id > 3 and n.stars = 0`, 'never', bool],
    [`n.id > 3 or n.link = 'x'`, 'maybe', bool],
    [`n.title in ('a', 'b')`, 'maybe', bool],
    [`case when n.id > 3 then n.title else 'x' end`, 'never', text],
    [`case when n.id > 3 then n.title end`, 'maybe', text],
    [`case n.id when 3 then n.link else 'x' end`, 'maybe', text],
    ['n.stars::bigint', 'never', bigint],
    ['n.written_at::text', 'never', text],
    [`to_char(n.written_at, 'YYYY')`, 'maybe', text],
    [`(n.written_at at time zone 'Asia/Kuwait')::date::text`, 'never', text],
    ['now()', 'never', timestamp],
    ['lower(n.title)', 'never', text],
    ['lower(a.name)', 'maybe', text],
    [`concat(n.link, a.name)`, 'never', text],
    [`n.facts ->> 'x'`, 'maybe', text],
    [`(n.facts)::int`, 'maybe', int],
    [`(jsonb_build_object())::int`, 'maybe', int],
    [`lower(int8range(n.id, null))`, 'maybe', bigint],
    ['current_schema::text', 'maybe', text],
    ['current_user::text', 'never', text],
    ['loud(n.title)', 'maybe', text],
    ['exists (select from authors x where x.id = n.id)', 'never', bool],
    ['array(select x.name from authors x)', 'never', array(text)],
    ['(select count(*) from authors x)', 'never', bigint],
    ['(select count(*) from authors x group by x.name limit 1)', 'maybe', bigint],
    ['(select generate_series(1, count(*)) from authors x)', 'maybe', bigint],
    ['(select max(x.name) from authors x)', 'maybe', text],
    ['(select x.name from authors x where x.id = n.id)', 'maybe', text],
    ['row_number() over (order by n.id)', 'never', bigint],
    ['lag(n.id) over (order by n.id)', 'maybe', bigint],
    ['a.id is not null', 'never', bool],
  ])('%s: %s', async (expression, expected, column) => {
    const said = sql`select ${raw(expression)} as it
      from ${notes} n left join ${authors} a on a.id = n.author_id`;
    expect(await problemsOfQuery(said, { it: column })).toEqual(
      expected === 'never' ? [] : [mayBe],
    );
    const other = expected === 'never' ? present(column) : nullable(column);
    expect(await problemsOfQuery(said, { it: other })).toHaveLength(expected === 'never' ? 1 : 0);
  });

  /** Whole statements with a single column `it`. */
  test.each<[string, Sql, 'never' | 'maybe']>([
    ['a condition', sql`select link as it from ${notes} where link is not null`, 'never'],
    ['a comparison', sql`select link as it from ${notes} where lower(link) = 'x'`, 'never'],
    ['a negation', sql`select link as it from ${notes} where not link = 'x'`, 'never'],
    ['one of several', sql`select link as it from ${notes} where link in ('a', 'b')`, 'never'],
    ['none of a list', sql`select link as it from ${notes} where link <> all(tags)`, 'maybe'],
    ['not one of a list', sql`select link as it from ${notes} where not link = any(tags)`, 'maybe'],
    [
      'one of two conditions',
      sql`select link as it from ${notes} where link > '' or id = 1`,
      'maybe',
    ],
    [
      'a condition of an inner join',
      sql`select n.link as it from ${notes} n join ${authors} a on a.name = n.link`,
      'never',
    ],
    [
      'a condition of an outer join',
      sql`select n.link as it from ${notes} n left join ${authors} a on a.name = n.link`,
      'maybe',
    ],
    [
      'a condition above an outer join',
      sql`select a.name as it from ${notes} n left join ${authors} a on a.id = n.id where a.name > ''`,
      'never',
    ],
    [
      'an inner join below an outer one',
      sql`select x.name as it from ${notes} n left join (
        ${authors} a join ${authors} x on x.name = a.name) on a.id = n.id`,
      'maybe',
    ],
    ['a union', sql`select title as it from ${notes} union select name from ${authors}`, 'never'],
    [
      'half a union',
      sql`select title as it from ${notes} union select link from ${notes}`,
      'maybe',
    ],
    [
      'what is left',
      sql`select title as it from ${notes} except select link from ${notes}`,
      'never',
    ],
    ['a CTE', sql`with t as (select title from ${notes}) select title as it from t`, 'never'],
    [
      'a CTE joined from outside',
      sql`with t as (select title from ${notes})
        select t.title as it from ${authors} left join t on true`,
      'maybe',
    ],
    [
      'a recursive CTE',
      sql`with recursive t as (select title from ${notes} union select t.title from t)
        select title as it from t`,
      'maybe',
    ],
    ['a sub-select', sql`select it from (select title as it from ${notes}) as s`, 'never'],
    [
      'a lateral one',
      sql`select s.it from ${authors} a cross join lateral (select a.name as it from ${notes}) as s`,
      'never',
    ],
    ['values', sql`select it from (values ('a'), ('b')) as s (it), ${notes}`, 'never'],
    ['values with null', sql`select it from (values ('a'), (null)) as s (it), ${notes}`, 'maybe'],
    [
      'rows among the selected',
      sql`select generate_series(1, 2)::text as it from ${notes}`,
      'maybe',
    ],
    [
      'rows of a function',
      sql`select it::text as it from ${notes}, generate_series(1, 2) as it`,
      'never',
    ],
    ['elements', sql`select it from ${notes}, unnest(tags) as it`, 'maybe'],
    ['a group', sql`select title as it from ${notes} group by title`, 'never'],
    ['a grouped sum', sql`select max(title) as it from ${notes} group by link`, 'never'],
    ['a sum of all', sql`select max(title) as it from ${notes}`, 'maybe'],
    [
      'a filtered sum',
      sql`select max(title) filter (where id > 1) as it from ${notes} group by link`,
      'maybe',
    ],
    ['grouping sets', sql`select title as it from ${notes} group by rollup (title)`, 'maybe'],
    ['a view', sql`select loud as it from ${authorCards}`, 'never'],
    ['a view over an outer join', sql`select loud as it from ${noteCards}`, 'maybe'],
    ['a day of a view', sql`select born as it from ${authorCards}`, 'maybe'],
  ])('%s', async (_name, said, expected) => {
    const found = await problemsOfQuery(said, { it: text });
    expect(found).toEqual(expected === 'never' ? [] : [mayBe]);
  });

  test('an update answers what it wrote, a deletion what was there', async () => {
    const row = { it: text };
    const wanted = sql`link is not null returning link as it`;
    const update = sql`update ${notes} set link = null where ${wanted}`;
    expect(await problemsOf(() => command({ name: 'planted', row, sql: update }))).toEqual([mayBe]);
    const remove = sql`delete from ${notes} where ${wanted}`;
    expect(await problemsOf(() => command({ name: 'planted', row, sql: remove }))).toEqual([]);
  });

  test('a value is as null as it is declared', async () => {
    const said = sql`select $given::text as it from ${notes}`;
    expect(await problemsOfQuery(said, { it: text }, { given: text })).toEqual([]);
    expect(await problemsOfQuery(said, { it: text }, { given: nullable(text) })).toEqual([mayBe]);
  });
});

describe('what a statement takes', () => {
  test('wrong types', async () => {
    const said = sql`select id from ${notes} where id = any($ids) and written_at > $since and $day = title`;
    const values = { ids: array(int), since: date, day: date };
    expect(await problemsOfQuery(said, { id: bigint }, values)).toEqual([
      'planted: $ids is bigint[], not integer[] or smallint[]',
      'planted: $since is timestamp with time zone, not date',
      'planted: $day is text, not date',
    ]);
  });

  test('null where null has no place', async () => {
    const values = { id: bigint, title: nullable(text), link: nullable(text) };
    const insert = sql`insert into ${notes} (id, author_id, title, link) values ($id, $id, $title, $link)`;
    const problem = 'planted: $title may be null, and notes.title may not';
    expect(await problemsOf(() => command({ name: 'planted', values, sql: insert }))).toEqual([
      problem,
    ]);
    const update = sql`update ${notes} set title = $title, link = $link where id = $id`;
    expect(await problemsOf(() => command({ name: 'planted', values, sql: update }))).toEqual([
      problem,
    ]);
  });

  test('lines of a bulk insert', async () => {
    const columns = {
      id: bigint,
      title: nullable(text),
      link: nullable(text),
      stars: text,
      nose: text,
    };
    expect(await problemsOf(() => bulkInsert({ name: 'planted', into: notes, columns }))).toEqual([
      'planted: title may be null, and notes.title may not',
      'planted: stars is smallint, not text or character varying',
      'planted: notes has no column nose',
    ]);
  });
});

describe('what a statement touches', () => {
  const row = { id: bigint };

  test.each<[string, Sql, string[]]>([
    [
      'a table as text',
      sql`select id from notes`,
      ['names notes as text: interpolate its declaration'],
    ],
    [
      'a table as text in a sub-select',
      sql`select id from ${notes} where author_id in (select id from authors)`,
      ['names authors as text: interpolate its declaration'],
    ],
    [
      'a table that only stands there',
      sql`select id from ${notes} /* ${authors} */`,
      ['interpolates authors, which it does not use'],
    ],
    [
      'a table behind a function',
      sql`select id from ${authors} where notes_of(id) > 1`,
      ['calls notes_of, which reads notes: make a view or a fragment of it'],
    ],
    [
      'a table behind a function whose body is text',
      sql`select id from ${notes} where count_authors() > 1`,
      ['calls count_authors, which reads authors: make a view or a fragment of it'],
    ],
    [
      'a table of the system',
      sql`select id from ${notes} where exists (select from pg_locks)`,
      ['names pg_locks as text: interpolate its declaration'],
    ],
    ['a function that reads nothing', sql`select id from ${notes} where loud(title) = 'X'`, []],
    ['a view', sql`select id from ${noteCards}`, []],
    [
      'a name of its own',
      sql`with authors as (select id from ${notes}) select id from authors`,
      [],
    ],
    [
      'a write',
      sql`with gone as (delete from ${notes} returning id) select id from gone`,
      ['writes: make it a command'],
    ],
  ])('%s', async (_name, said, problems) => {
    const expected = problems.map((problem) => `planted: ${problem}`);
    expect(await problemsOfQuery(said, row)).toEqual(expected);
  });

  test('a command that writes nothing, and one that writes through a view', async () => {
    const read = sql`select id from ${notes}`;
    expect(await problemsOf(() => command({ name: 'planted', row, sql: read }))).toEqual([
      'planted: writes nothing: make it a query',
    ]);
    const through = sql`update ${authorCards} set name = 'x'`;
    expect(await problemsOf(() => command({ name: 'planted', sql: through }))).toEqual([
      'planted: writes through the view author_cards',
    ]);
  });
});

describe('a family', () => {
  test('every member is looked at', async () => {
    const problems = await problemsOf(() =>
      queryFamily({
        name: 'planted',
        choices: { column: ['id', 'title'] },
        values: { link: text },
        row: { it: bigint },
        sql: ({ column }) => sql`select ${raw(column)} as it from ${notes}`,
      }),
    );
    expect(problems).toEqual([
      'planted title: it is text, not bigint',
      'planted: no member uses $link',
    ]);
  });

  test('of any of the fields, each alone and all together', async () => {
    const fields = [
      'title',
      'link',
      'stars',
      'nose',
      'a_name_that_is_long',
      'and_one_more_of_them',
    ];
    const given = anyOf<string | number>(text, int);
    const problems = await problemsOf(() =>
      commandFamily({
        name: 'planted',
        choices: { given: anySubsetOf(fields) },
        values: { id: bigint, ...Object.fromEntries(fields.map((field) => [field, given])) },
        row: { stars: given, link: given },
        sql: ({ given: names }) => sql`
          update ${notes} set ${raw(names.map((name) => `${name} = $${name}`).join(', '))}
          where id = $id returning stars, link`,
      }),
    );
    const missing = (member: string, column: string) =>
      `planted ${member}: column "${column}" of relation "notes" does not exist`;
    const unknown = fields.slice(3);
    expect(problems).toEqual([
      missing(fields.join(','), 'nose'),
      ...unknown.map((column) => missing(column, column)),
    ]);
  });
});

test('a wider statement without a mistake', async () => {
  const values = { id: bigint, facts: nullable(json(z.object({ pages: z.int() }))), photo: bytes };
  const said = sql`with pictured as (update ${authors} set photo = $photo where id = $id returning id)
    insert into ${notes} (id, author_id, title, facts) select $id, id, 'x', $facts from pictured
    returning id, facts, stars`;
  const row = { id: bigint, facts: values.facts, stars: int };
  expect(await problemsOf(() => command({ name: 'planted', values, row, sql: said }))).toEqual([]);
});

describe('declared tables and views', () => {
  test.each([
    ['right', [notes, authors, authorCards, noteCards], []],
    ['twice', [notes, notes], ['notes is declared twice']],
    ['missing', [table('poems')], ['poems does not exist']],
    ['a view as a table', [table('note_cards')], ['note_cards is no table']],
    [
      'unwatched',
      [table('authors')],
      [`authors is not watched: watch_table('authors') in a migration, or say why with unwatched`],
    ],
    [
      'watched all the same',
      [table('notes', { unwatched: 'planted' })],
      ['notes is watched: leave out unwatched'],
    ],
    [
      'followed by what is not announced',
      [table('notes', { followedBy: ['title'] })],
      ['notes is announced with its name, not title'],
    ],
    [
      'a view with a table less',
      [view('note_cards', [notes])],
      ['note_cards reads authors, notes, not notes'],
    ],
  ])('%s', (_name, declared, problems) => {
    expect(findRelationProblems(declared, catalogue)).toEqual(problems);
  });

  test('not at all', () => {
    expect(findUndeclared([notes, authorCards], catalogue)).toContain('note_cards');
    expect(findUndeclared([notes, authorCards], catalogue)).not.toContain('notes');
  });

  test('not at all, but for a view that a function of its name writes down', () => {
    const undeclared = findUndeclared([notes, authors], catalogue);
    expect(undeclared).not.toContain('note_documents');
    expect(undeclared).not.toContain('written_note_documents');
    expect(undeclared).toEqual(
      expect.arrayContaining(['author_documents', 'paper_documents', 'written_author_documents']),
    );
  });
});
