import { beforeAll, describe, expect, test } from 'vitest';
import { makeCompany, makeJob, makeProduct } from '#testing/factories.ts';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { shipThesaurus } from './ship-thesaurus.ts';

const app = await startTestApp();
const { pool } = app.database;
const operator = await createOperator(app);

type Group = { id: number; words: string };

const groupOf = async (key: string): Promise<Group> => {
  const { rows } = await pool.query(
    `select own.id, own.words from shipped_synonyms shipped
     join search_synonyms own on own.id = shipped.synonym_id where shipped.key = $1`,
    [key],
  );
  return rows[0];
};
const count = async () =>
  (await pool.query('select count(*) as groups from search_synonyms')).rows[0].groups;
const find = async (q: string) => {
  const { body } = await app.call(`search/search.php?${new URLSearchParams({ q })}`);
  return body.results.map(({ title }: { title: string }) => title);
};

describe('the shipped thesaurus', () => {
  let keys: string[];
  let shipped: number;

  beforeAll(async () => {
    await shipThesaurus(pool);
    const { rows } = await pool.query('select key from shipped_synonyms order by key limit 4');
    keys = rows.map(({ key }) => key);
    shipped = await count();
    await makeCompany(app.database, { name: 'House of Albuterol' });
  });

  test('finds a job by its profession, in either language', async () => {
    const company = await makeCompany(app.database, {});
    await makeJob(app.database, company.id, { title: 'Ward post', profession: 'physiotherapist' });
    expect(await find('physiotherapist')).toContain('Ward post');
    expect(await find('اختصاصي علاج طبيعي')).toContain('Ward post');
    const list = new URLSearchParams({ country: 'KW', search: 'معالج طبيعي' });
    const { body } = await app.call(`jobs/jobs.php?${list}`);
    expect(body.jobs).toMatchObject([{ job_title: 'Ward post', profession: 'physiotherapist' }]);
  });

  test('finds by what means the same', async () => {
    expect(shipped).toBeGreaterThanOrEqual(600);
    expect(await find('salbutamol')).toEqual(['House of Albuterol']);
  });

  test('who wants to be treated is led to a department, at home first', async () => {
    const withDepartment = async (name: string, country: string, department: string) => {
      const facts = { name, country, category: 'hospital' };
      const { id } = await makeCompany(app.database, facts);
      await pool.query('insert into departments (company_id, name) values ($1, $2)', [
        id,
        department,
      ]);
    };
    await withDepartment('Sidra of Neurology', 'JO', 'Wards');
    await withDepartment('Lubb House', 'KW', 'Neurology');
    await withDepartment('Lubb Abroad', 'LB', 'Neurology');
    for (const question of ['neurologist', 'epilepsy doctor', 'دكتور صرع'])
      expect((await find(question)).slice(0, 1), question).toEqual(['Lubb House']);
  });

  test('what is used in a clinic is no clinic', async () => {
    const { id } = await makeCompany(app.database, { name: 'Jildhouse' });
    await makeProduct(app.database, { companyId: id, itemName: 'Dermatology cream' });
    expect(await find('dermatology')).toEqual(['Dermatology cream']);
    expect(await find('dermatology clinic')).toEqual([]);
  });

  test('finds things and professions by what wards and shops call them', async () => {
    const { id } = await makeCompany(app.database);
    for (const itemName of ['Orbit Fingertip Pulse Oximeter', 'Orbit Hydrocolloid Dressing'])
      await makeProduct(app.database, { companyId: id, itemName });
    await makeProduct(app.database, { companyId: id, itemName: 'Orbit Sterile Gauze Swabs' });
    await makeProduct(app.database, { companyId: id, itemName: 'Orbit Reagent-Rental Scheme' });
    await makeJob(app.database, id, { title: 'Accountant' });
    await makeJob(app.database, id, { title: 'Customer Care Officer' });
    const called = [
      ['spo2 sensor', 'Orbit Fingertip Pulse Oximeter'],
      ['duoderm', 'Orbit Hydrocolloid Dressing'],
      ['pay for the machine through reagents', 'Orbit Reagent-Rental Scheme'],
      ['تضميد الجروح', 'Orbit Sterile Gauze Swabs'],
      ['bookkeeper', 'Accountant'],
      ['call centre agent', 'Customer Care Officer'],
    ] as const;
    for (const [words, title] of called)
      expect((await find(words)).slice(0, 1), words).toEqual([title]);
  });

  test('finds a profession shortened as people do', async () => {
    const { id } = await makeCompany(app.database, {});
    await makeJob(app.database, id, { title: 'Sterilisation Technician' });
    await makeJob(app.database, id, { title: 'X-Ray Technician' });
    expect(await find('CSSD tech')).toEqual(['Sterilisation Technician']);
    for (const inOnePiece of ['xray tech', 'xray technician'])
      expect(await find(inOnePiece), inOnePiece).toEqual(['X-Ray Technician']);
  });

  test('nearest to a thing that nobody has is what it is a kind of', async () => {
    const { id } = await makeCompany(app.database);
    for (const itemName of ['Orbit hospital bed', 'Manual suction pump'])
      await makeProduct(app.database, { companyId: id, itemName });
    const { body } = await app.call('search/search.php?q=manual%20hospital%20bed');
    expect(body.results).toEqual([]);
    expect(body.nearest[0].title).toBe('Orbit hospital bed');
  });

  test('nothing is near to another matter, or to a thing that nobody has, by the words around it', async () => {
    const { id } = await makeCompany(app.database);
    await makeProduct(app.database, { companyId: id, itemName: 'Orbit 5 mg tablets' });
    await makeProduct(app.database, { companyId: id, itemName: 'Orbit Price Lamp' });
    const nearestTo = async (q: string) => {
      const { body } = await app.call(`search/search.php?${new URLSearchParams({ q })}`);
      return body.nearest.map(({ title }: { title: string }) => title);
    };
    expect(await nearestTo('warfarin lamp')).toEqual([]);
    expect(await nearestTo('toyota corolla lamp')).toEqual([]);
    expect(await nearestTo('zorbling grobbled lamp')).toEqual(['Orbit Price Lamp']);
  });

  test('what a whole term names is answered, whatever else was told of it', async () => {
    const { id } = await makeCompany(app.database);
    await makeProduct(app.database, {
      companyId: id,
      itemName: 'Orbit Negative Pressure Wound System',
    });
    expect(await find('vacuum therapy for wounds of zebras')).toEqual([
      'Orbit Negative Pressure Wound System',
    ]);
    expect(await find('therapy for wounds of zebras')).toEqual([]);
    // The same question for jobs finds nothing.
    expect(await find('jobs with vacuum therapy for wounds of zebras')).toEqual([]);
  });

  test('what is complained of leads to what helps', async () => {
    const { id } = await makeCompany(app.database);
    for (const itemName of ['Sumatriptan 50 mg', 'Clotrimazole 1% cream', 'Pregabalin 75 mg'])
      await makeProduct(app.database, { companyId: id, itemName });
    const complaints = [
      ['one sided headache with flashing lights', 'Sumatriptan 50 mg'],
      ['صداع في جهة وحدة', 'Sumatriptan 50 mg'],
      ['itchy peeling toes', 'Clotrimazole 1% cream'],
      ['حكة بين اصابع الرجل', 'Clotrimazole 1% cream'],
      ['pins and needles in my feet', 'Pregabalin 75 mg'],
      ['ايدي بتنمل', 'Pregabalin 75 mg'],
    ] as const;
    for (const [complaint, helps] of complaints)
      expect((await find(complaint)).slice(0, 1), complaint).toEqual([helps]);
  });

  test('a brand of elsewhere leads to its generic', async () => {
    const { id } = await makeCompany(app.database);
    for (const [itemName, itemGenericName] of [
      ['Nadaclop', 'Clopidogrel'],
      ['Nadazith', 'Azithromycin'],
      ['Nadacalcif', 'Colecalciferol'],
    ])
      await makeProduct(app.database, { companyId: id, itemName, itemGenericName });
    const brands = [
      ['Stroka', 'Nadaclop'],
      ['بورجافيكس', 'Nadaclop'],
      ['zpak', 'Nadazith'],
      ['Azee', 'Nadazith'],
      ['Lowplat', 'Nadaclop'],
      ['Z-pack', 'Nadazith'],
      ['vitamin daal', 'Nadacalcif'],
    ] as const;
    for (const [brand, product] of brands) expect(await find(brand), brand).toContain(product);
  });

  test('a complaint beside the medicine that is named against it only ranks', async () => {
    const { id } = await makeCompany(app.database, {
      name: 'Seizure House',
      description: 'Epilepsy and seizures are treated here',
    });
    const product = { companyId: id, itemName: 'Nadalev', itemGenericName: 'Levetiracetam' };
    await makeProduct(app.database, product);
    const found = await find('keppra tablets for epilepsy');
    expect(found).toContain('Nadalev');
    expect(found).not.toContain('Seizure House');
  });

  test('no phrase is the bare word for a kind or a profession once its little words are gone', async () => {
    const kinds = ['job', 'event', 'product', 'company', 'hospital', 'pharmacy'];
    const professions = ['nurse', 'doctor', 'technician', 'engineer', 'pharmacist'];
    const inArabic = [
      'وظيفه',
      'فعاليه',
      'منتج',
      'شركه',
      'مستشفي',
      'صيدليه',
      'ممرض',
      'فني',
      'مهندس',
      'صيدلي',
    ];
    const { rows } = await pool.query(
      `select t.term from search_terms t join search_synonyms g on g.id = t.group_id
       where t.term ~ ' ' and g.words not like 'vacancy,%'
         and t.stems in (select array[search_stem(word)] from unnest($1::text[]) word)`,
      [[...kinds, ...professions, ...inArabic]],
    );
    expect(rows).toEqual([]);
  });

  test('comes once, however often the portal starts', async () => {
    await shipThesaurus(pool);
    expect(await count()).toBe(shipped);
  });

  test('keeps what the operator wrote, switched off and deleted', async () => {
    const [edited, off, gone] = (await Promise.all(keys.slice(0, 3).map(groupOf))) as [
      Group,
      Group,
      Group,
    ];
    const words = 'first of our own, second of our own';
    expect(
      (await operator.post('synonyms/update.php', { id: edited.id, words, asked: '', status: 1 }))
        .status,
    ).toBe(200);
    await operator.post('synonyms/update-status.php', { id: off.id, status: 0 });
    await operator.post('synonyms/delete.php', { id: gone.id });
    // Pretends that every group said something else in the version before.
    await pool.query(`update shipped_synonyms set asked = asked || ', once'`);
    await shipThesaurus(pool);
    expect((await groupOf(keys[0] ?? '')).words).toBe(words);
    const { rows } = await pool.query('select id, status from search_synonyms where id = any($1)', [
      [off.id, gone.id],
    ]);
    expect(rows).toEqual([{ id: off.id, status: 0 }]);
    expect(await count()).toBe(shipped - 1);
  });

  test('renews what the operator left alone', async () => {
    const key = keys[3] ?? '';
    const { words } = await groupOf(key);
    await pool.query(`update shipped_synonyms set words = 'old, older' where key = $1`, [key]);
    await pool.query(
      `update search_synonyms own set words = 'old, older', asked = shipped.asked from shipped_synonyms shipped
       where shipped.key = $1 and own.id = shipped.synonym_id`,
      [key],
    );
    await shipThesaurus(pool);
    expect((await groupOf(key)).words).toBe(words);
  });

  test('leaves a switched off group out of every answer', async () => {
    const { rows } = await pool.query(
      `select group_id as id from search_terms where term = 'salbutamol' and not one_way`,
    );
    for (const { id } of rows) await operator.post('synonyms/update-status.php', { id, status: 0 });
    expect(await find('salbutamol')).toEqual([]);
  });
});
