import { describe, expect, test } from 'vitest';
import {
  dayFromToday,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

type Found = { kind: string; title: string; path: string };

const find = async (q: string): Promise<Found[]> => {
  const { body } = await call(`search/search.php?${new URLSearchParams({ q })}`);
  return body.results;
};
const kindsOf = async (q: string) => (await find(q)).map(({ kind }) => kind).sort();
const titlesOf = async (q: string) => (await find(q)).map(({ title }) => title);

test('nothing is left of a company that is hidden, and all of it comes back', async () => {
  const { id } = await makeCompany(database, { name: 'Quillon House' });
  await makeProduct(database, { companyId: id, itemName: 'Quillon pump' });
  await makeProduct(database, {
    companyId: id,
    itemName: 'Quillon tablets',
    itemGenericName: 'Quillonamide',
  });
  await makeCatalog(database, id, { title: 'Quillon prices' });
  await makeEvent(database, id, { title: 'Quillon day' });
  await makeJob(database, id, { title: 'Quillon nurse' });
  await pool.query(`insert into branches (company_id, name) values ($1, 'Quillon branch')`, [id]);
  const all = ['branch', 'catalog', 'company', 'event', 'job', 'product', 'product'];
  expect(await kindsOf('quillon')).toEqual(all);
  expect(await kindsOf('quillonamide')).toEqual(['medicine', 'product']);

  await pool.query('update companies set status = 3 where id = $1', [id]);
  expect(await kindsOf('quillon')).toEqual([]);
  expect(await kindsOf('quillonamide')).toEqual([]);

  await pool.query('update companies set status = 1 where id = $1', [id]);
  expect(await kindsOf('quillon')).toEqual(all);

  await pool.query(`update companies set name = 'Marrow House' where id = $1`, [id]);
  expect(await kindsOf('quillon')).toEqual(all.filter((kind) => kind !== 'company'));
  expect((await find('quillon branch'))[0]).toMatchObject({ detail: 'Marrow House' });

  await pool.query('delete from companies where id = $1', [id]);
  const { rows } = await pool.query('select 1 from search_documents where company_id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a company is found by what it offers, while it offers it', async () => {
  const { id } = await makeCompany(database, { name: 'Workshop of Instruments' });
  const offer = await pool.query(
    `insert into services (company_id, name) values ($1, 'Zeolite rinsing') returning id`,
    [id],
  );
  expect(await titlesOf('zeolite rinsing')).toEqual(['Workshop of Instruments']);
  await pool.query('update services set status = 0 where id = $1', [offer.rows[0].id]);
  expect(await titlesOf('zeolite rinsing')).toEqual([]);
});

test('a change that is taken back leaves nothing behind', async () => {
  const { id } = await makeCompany(database, { name: 'Steady Supplies' });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`update companies set name = 'Wavering Supplies' where id = $1`, [id]);
    await client.query('rollback');
  } finally {
    client.release();
  }
  expect(await titlesOf('wavering')).toEqual([]);
  expect(await titlesOf('steady supplies')).toEqual(['Steady Supplies']);
});

test('two who write parts of one company at the same time lose neither', async () => {
  const { id } = await makeCompany(database, { name: 'Twofold Clinic' });
  const [one, other] = [await pool.connect(), await pool.connect()];
  const add = `insert into services (company_id, name) values (${id}, $1)`;
  try {
    await one.query('begin');
    await one.query(add, ['Kymography']);
    const waiting = other.query(add, ['Phlebotomy']);
    await one.query('commit');
    await waiting;
  } finally {
    one.release();
    other.release();
  }
  expect(await titlesOf('kymography phlebotomy')).toEqual(['Twofold Clinic']);
});

test('a word that was just written is found misspelled, inflected and by its beginning', async () => {
  const { id } = await makeCompany(database, { name: 'House of Filters' });
  await makeProduct(database, { companyId: id, itemName: 'Xenoflarin filter' });
  for (const asked of ['xenoflarin', 'xenoflarim', 'xenoflarins', 'xenofl', 'زينوفلارين']) {
    expect(await titlesOf(asked), asked).toEqual(['Xenoflarin filter']);
  }
});

test('codes and references are found in every writing', async () => {
  const { id } = await makeCompany(database, { name: 'House of Codes' });
  await makeProduct(database, { companyId: id, itemName: 'Coded thing', itemCode: 'ZQX-1005' });
  const job = await makeJob(database, id, { title: 'Keeper of codes' });
  for (const asked of ['ZQX-1005', 'zqx1005', 'zqx 1005', 'ZQX ١٠٠٥']) {
    expect((await find(asked))[0], asked).toMatchObject({ title: 'Coded thing' });
  }
  for (const asked of [job.jobRef, job.jobRef.replaceAll('-', ''), job.jobRef.toLowerCase()]) {
    expect((await find(asked))[0], asked).toMatchObject({ path: `/job/${job.jobRef}` });
  }
});

test('a company is found by its telephone, its e-mail and its website, in every writing of them', async () => {
  const { id } = await makeCompany(database, {
    name: 'House of Callers',
    phoneCountry: '965',
    phone: '24712398',
    whatsapp: '96599001177',
    email: 'info@zumorrud-med.test',
    website: 'https://www.al-qarmazi-co.test/en',
  });
  await pool.query(
    `insert into branches (company_id, name, phone_country, phone) values ($1, 'Callers by the sea', '966', '0138812345')`,
    [id],
  );
  const reached = [
    ...['24712398', '+965 2471 2398', '0096524712398', '965-2471-2398', 'tel 2471 2398'],
    ...['٢٤٧١٢٣٩٨', '+٩٦٥ ٢٤٧١ ٢٣٩٨', 'رقم 24712398', '99001177', '+965 9900 1177'],
    ...['info@zumorrud-med.test', 'zumorrud-med.test', 'sales@zumorrud-med.test'],
    ...[
      'https://www.al-qarmazi-co.test/en/contact',
      'www.al-qarmazi-co.test',
      'al-qarmazi-co.test',
      'alqarmazico',
    ],
  ];
  for (const asked of reached) {
    expect((await find(asked))[0], asked).toMatchObject({ title: 'House of Callers' });
  }
  for (const asked of ['013 881 2345', '+966 13 881 2345', '+966 (0)13 8812345']) {
    expect((await find(asked))[0], asked).toMatchObject({ kind: 'branch' });
  }
  for (const asked of ['24712399', '+965 2471 2399', '96524', 'qarmazimed.example']) {
    expect(await titlesOf(asked), asked).toEqual([]);
  }
  await pool.query(`update companies set phone = '24712300', email = 'x@y.test' where id = $1`, [
    id,
  ]);
  expect((await find('24712300'))[0]).toMatchObject({ title: 'House of Callers' });
  expect(await titlesOf('24712398')).toEqual([]);
  expect(await titlesOf('info@zumorrud-med.test')).toEqual([]);
});

test('records of a company are found by its name of now, wherever it stands in them', async () => {
  const { id } = await makeCompany(database, { name: 'Ostrander Supplies' });
  await makeProduct(database, { companyId: id, itemName: 'Plumb gauge' });
  await makeCatalog(database, id, { title: 'Gauge prices' });
  await makeEvent(database, id, { title: 'Gauge day' });
  await makeJob(database, id, { title: 'Gauge reader' });
  await pool.query(`update companies set name = 'Wolverley Supplies' where id = $1`, [id]);
  const all = ['catalog', 'event', 'job', 'product'];
  expect((await kindsOf('gauge wolverley')).filter((kind) => all.includes(kind))).toEqual(all);
  const { rows } = await pool.query(
    `select kind, detail, place like '%wolverley supplies%' as placed, words @@ 'ostrander' as former
     from search_documents where company_id = $1 and kind = any($2) order by kind`,
    [id, all],
  );
  const placed = { detail: 'Wolverley Supplies', placed: true, former: false };
  expect(rows).toEqual(all.map((kind) => ({ kind, ...placed })));
});

test('what is written while its company moves has the address of now', async () => {
  const { id } = await makeCompany(database, { name: 'House of Movers' });
  const product = await makeProduct(database, { companyId: id, itemName: 'Plain trolley' });
  const [one, other] = [await pool.connect(), await pool.connect()];
  const rename = `update products set item_name = 'Tilting trolley' where id = ${product.id}`;
  const move = (street: string) => `update companies set address = '${street}' where id = ${id}`;
  const written = async () => {
    const { rows } = await pool.query(
      `select title, place, words @@ 'tilting' as named from search_documents
       where kind = 'product' and record_id = $1`,
      [product.id],
    );
    return rows[0];
  };
  const atOnce = async (first: string, second: string) => {
    await one.query('begin');
    await one.query(first);
    const waiting = other.query(second);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await one.query('commit');
    await waiting;
  };
  const tilting = { title: 'Tilting trolley', named: true };
  try {
    await atOnce(rename, move('Harbour road'));
    expect(await written()).toEqual({ ...tilting, place: 'house of movers harbour road' });
    await pool.query(`update products set item_name = 'Plain trolley' where id = $1`, [product.id]);
    await atOnce(move('Hill road'), rename);
    expect(await written()).toEqual({ ...tilting, place: 'house of movers hill road' });
  } finally {
    one.release();
    other.release();
  }
});

test('every column that a document is made of has it written anew', async () => {
  const { rows } = await pool.query(`
    select distinct used.table_name || '.' || used.column_name as column
    from information_schema.view_column_usage used
    join (values ('companies', 'company'), ('products', 'product'), ('jobs', 'job'), ('events', 'event'))
      as followed (source, kind) on used.table_name = followed.source
    join pg_proc p on p.proname = format('write_%s_documents_of_%s', kind, source)
    where used.view_name in (kind || '_documents', 'written_' || kind || '_documents')
      and used.column_name <> 'id' and p.prosrc !~ ('r\\.' || used.column_name || '\\M')`);
  expect(rows).toEqual([]);
});

test('what has no Arabic name has no sign of one', async () => {
  const { id } = await makeCompany(database, { name: 'House of One Tongue' });
  await makeJob(database, id, { title: 'Monoglot' });
  const { rows } = await pool.query(
    `select kind from search_documents where words @@ '''='''::tsquery`,
  );
  expect(rows).toEqual([]);
});

test('what is over is not found', async () => {
  const { id } = await makeCompany(database, { name: 'House of Days' });
  const over = { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) };
  await makeEvent(database, id, { title: 'Equinoctial day', ...over });
  expect(await titlesOf('equinoctial')).toEqual([]);
});

test('what is written as it comes is what a rebuild writes', async () => {
  const { id } = await makeCompany(database, { name: 'دار الأدوات الطبية, Ltd.' });
  await pool.query(`insert into products (company_id, item_name, item_name_ar, item_code)
    select ${id}, 'Fenwick  lamp (' || n || ' W) – 1,250 lx', 'المصباح أ/إ ' || n, 'FW-' || n from generate_series(1, 3) n`);
  await pool.query(
    `update products set item_name = 'Fenwick chair' where company_id = $1 and item_code = 'FW-2'`,
    [id],
  );
  await pool.query(`update companies set address = 'Old Harbour, العقار ٧' where id = $1`, [id]);
  await makeCatalog(database, id, { title: 'Fenwick prices' });
  await makeEvent(database, id, { title: 'Fenwick day', location: 'Quay 5' });
  await makeJob(database, id, { title: 'Fenwick nurse', location: 'الكويت' });
  await pool.query(`insert into branches (company_id, name) values ($1, 'Fenwick branch')`, [id]);
  await pool.query(`update companies set name = name || ' & Sons' where id = $1`, [id]);
  const read = async () => {
    const { rows } = await pool.query(
      `select kind, record_id, names, subject, place, words::text from search_documents
       where company_id = $1 order by kind, record_id`,
      [id],
    );
    return rows;
  };
  const written = await read();
  expect(written.map(({ place }) => place)).toContain('دار ادوات طبيه ltd sons old harbour عقار 7');
  await pool.query('select rebuild_search()');
  expect(await read()).toEqual(written);
  const { rows: counted } = await pool.query(
    `select word, documents, named from search_words where word in ('fenwick', 'chair', 'harbour') order by word`,
  );
  expect(counted).toEqual([
    { word: 'chair', documents: 1, named: 1 },
    { word: 'fenwick', documents: 7, named: 7 },
    { word: 'harbour', documents: 5, named: 0 },
  ]);
});

describe('a word that nobody says any more', () => {
  const isKnown = async (word: string) => {
    const { rows } = await pool.query(
      `select 1 from search_words where word = $1
       union all select 1 from search_word_deletions where word = $1`,
      [word],
    );
    return rows.length > 0;
  };
  const meantBy = async (q: string): Promise<string | null> => {
    const { body } = await call(`search/search.php?${new URLSearchParams({ q })}`);
    return body.did_you_mean;
  };
  const suggestedFor = async (q: string): Promise<string[]> => {
    const { body } = await call(`search/suggestions.php?${new URLSearchParams({ q })}`);
    return body.suggestions;
  };

  test('is forgotten at once, and meant by nothing', async () => {
    const { id } = await makeCompany(database, { name: 'House of Names' });
    const { id: product } = await makeProduct(database, {
      companyId: id,
      itemName: 'Vorblanten mask',
    });
    expect(await meantBy('vorblamten')).toBe('vorblanten');
    expect(await suggestedFor('vorbl')).toEqual(['Vorblanten mask']);
    await pool.query(`update products set item_name = 'Plain mask' where id = $1`, [product]);
    expect(await isKnown('vorblanten')).toBe(false);
    expect(await meantBy('vorblamten')).toBeNull();
    expect(await suggestedFor('vorbl')).toEqual([]);
    expect(await titlesOf('vorblanten')).toEqual([]);
  });

  test('goes with the former name of a company, once for all it has', async () => {
    const { id } = await makeCompany(database, { name: 'Trevanion House' });
    await makeProduct(database, { companyId: id, itemName: 'Plain gown' });
    await makeJob(database, id, { title: 'Keeper of gowns' });
    await pool.query(`update companies set name = 'Penhaligon House' where id = $1`, [id]);
    expect(await isKnown('trevanion')).toBe(false);
    expect(await meantBy('penhaligom')).toBe('penhaligon');
    await pool.query(`update products set item_name = 'Trevanion gown' where company_id = $1`, [
      id,
    ]);
    expect(await meantBy('trevaniom')).toBe('trevanion');
  });

  test('goes with its record as well', async () => {
    const { id } = await makeCompany(database, { name: 'House of Leavers' });
    await makeProduct(database, { companyId: id, itemName: 'Wexbrandt lamp' });
    await pool.query('delete from products where company_id = $1', [id]);
    expect(await meantBy('wexbramdt')).toBeNull();
    expect(await isKnown('wexbrandt')).toBe(false);
  });

  test('is known while another has it, or says it again', async () => {
    const { id } = await makeCompany(database, { name: 'House of Pairs' });
    const names = ['Quadrimelt chair', 'Quadrimelt stool'];
    const [first] = await Promise.all(
      names.map((itemName) => makeProduct(database, { companyId: id, itemName })),
    );
    const rename = (name: string) =>
      pool.query('update products set item_name = $2 where id = $1', [first?.id, name]);
    await rename('Plain chair');
    expect(await meantBy('quadrimelf')).toBe('quadrimelt');
    await rename('Zorvantin chair');
    await rename('Plain chair');
    await rename('Zorvantin chair');
    expect(await titlesOf('quadrimelf')).toEqual(['Quadrimelt stool']);
    expect(await titlesOf('zorvamtin')).toEqual(['Zorvantin chair']);
  });
});

test('words stand in the row of their document, where every part of a question is tried on them', async () => {
  const { id } = await makeCompany(database, { name: 'House of Many Words' });
  const said = Array.from({ length: 300 }, (_, at) => `word${at * 7_919}`).join(' ');
  await makeJob(database, id, { title: 'Lexicographer', details: said });
  const { rows } = await pool.query(
    `select pg_relation_size(reltoastrelid)::int as beside,
       (select max(pg_column_size(words)) from search_documents) as words
     from pg_class where oid = 'search_documents'::regclass`,
  );
  expect(rows[0].words).toBeGreaterThan(2_500);
  expect(rows[0].beside).toBe(0);
});
