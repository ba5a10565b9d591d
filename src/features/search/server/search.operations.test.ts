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

const { call, fetch, database } = await startTestApp();

const company = await makeCompany(database, {
  name: 'Zahra Dental Supply',
  nameAr: 'الزهراء لمستلزمات الأسنان',
  country: 'OM',
});
await makeCompany(database, { name: 'Gulf House of Zahra' });
await makeCompany(database, { name: 'Zahra Suspended', status: 3 });
await makeCatalog(database, company.id, { title: 'Zahra Price List', titleAr: 'أسعار الزهراء' });
await makeCatalog(database, company.id, { title: 'Zahra Hidden List', status: 0 });

const product = await makeProduct(database, { companyId: company.id, itemName: 'Turbine drill' });
await makeProduct(database, { companyId: company.id, itemName: 'Turbine, sold out', status: 0 });
const event = await makeEvent(database, company.id, { title: 'Turbine day' });
const job = await makeJob(database, company.id, { title: 'Turbine fitter' });
const over = { startDate: dayFromToday(-9), expiryDate: dayFromToday(-1) };
await makeEvent(database, company.id, { title: 'Turbine day, over', ...over });
await makeJob(database, company.id, { title: 'Turbine fitter, over', ...over });
await makeJob(database, company.id, {
  title: 'Turbine polisher until tonight',
  startDate: dayFromToday(-9),
  expiryDate: dayFromToday(0),
});

const find = (q: string, headers: Record<string, string> = {}) =>
  call(`search/search.php?${new URLSearchParams({ q })}`, { headers });

type Found = { body: { results: { kind: string; title: string; path: string }[] } };
const titlesOf = ({ body }: Found) => body.results.map(({ title }) => title);

describe('GET search/search.php', () => {
  test.each(['', '?q=', '?q=ab', '?q=%20ab%20', `?q=${'a'.repeat(301)}`, '?q=abc&q=abd'])(
    '"%s" is refused and the field is named',
    async (query) => {
      const { status, body } = await call(`search/search.php${query}`);
      expect(status).toBe(400);
      expect(body.errors).toEqual([expect.objectContaining({ field: 'q' })]);
    },
  );

  test('answers lead to the records; names that begin with the words come first', async () => {
    const { body } = await find('zahra');
    const ofKind = (kind: string) =>
      body.results.filter((result: { kind: string }) => result.kind === kind);
    expect(ofKind('company')).toEqual([
      {
        kind: 'company',
        title: 'Zahra Dental Supply',
        detail: 'Oman',
        path: `/company/${company.id}`,
        picture: null,
        logo: null,
        country: 'Oman',
        starts_on: null,
        ends_on: null,
        price: null,
        currency: null,
        match: null,
      },
      expect.objectContaining({ title: 'Gulf House of Zahra' }),
    ]);
    expect(ofKind('catalog')).toEqual([
      expect.objectContaining({
        kind: 'catalog',
        title: 'Zahra Price List',
        detail: 'Zahra Dental Supply',
        path: `/company/${company.id}?tab=catalogs`,
      }),
    ]);
  });

  test('a company says by what of it it was found, and no longer once that is hidden', async () => {
    const { id } = await makeCompany(database, { name: 'Qamar Care', country: 'OM' });
    const { pool } = database;
    await pool.query(
      `insert into services (company_id, name, name_ar) values ($1, 'Ozone sauna', 'ساونا الأوزون')`,
      [id],
    );
    const match = async (headers = {}) => (await find('ozone', headers)).body.results[0]?.match;
    expect(await match()).toEqual({
      source: 'service',
      parts: [
        { text: 'Ozone', found: true },
        { text: ' sauna', found: false },
      ],
    });
    const arabic = (await find('الأوزون', { 'accept-language': 'ar' })).body.results[0]?.match;
    expect(arabic.parts).toEqual([
      { text: 'ساونا ', found: false },
      { text: 'الأوزون', found: true },
    ]);
    await pool.query('update services set status = 0 where company_id = $1', [id]);
    expect(await match()).toBeUndefined();
  });

  test('products, events and jobs are found while they are shown and not over', async () => {
    const { body } = await find('turbine');
    expect(body.results).toEqual([
      expect.objectContaining({ kind: 'product', path: `/product/${product.id}` }),
      expect.objectContaining({ kind: 'event', path: `/event/${event.slug}` }),
      expect.objectContaining({ kind: 'job', path: `/job/${job.jobRef}` }),
      expect.objectContaining({ kind: 'job', title: 'Turbine polisher until tonight' }),
    ]);
  });

  test('an event that is over is found by its name alone', async () => {
    await makeEvent(database, company.id, { title: 'Copper glazing fair', ...over });
    expect(titlesOf(await find('when is the copper glazing fair'))).toEqual([
      'Copper glazing fair',
    ]);
    expect(titlesOf(await find('glazing'))).toEqual([]);
    const next = await makeEvent(database, company.id, { title: 'Copper glazing fair' });
    const { body } = await find('copper glazing fair');
    expect(body.results).toMatchObject([{ path: `/event/${next.slug}` }]);
  });

  test('a record has most of what was asked for', async () => {
    expect(titlesOf(await find('supply zahra'))).toContain('Zahra Dental Supply');
    expect(titlesOf(await find('zahra nowhere'))).toEqual([]);
  });

  test('Arabic is found without its marks and answered in Arabic', async () => {
    const answer = await find('الزَّهراء', { 'accept-language': 'ar' });
    expect(titlesOf(answer)).toContain('الزهراء لمستلزمات الأسنان');
    expect(titlesOf(answer)).toContain('أسعار الزهراء');
    expect(titlesOf(await find('الاسنان'))).toContain('Zahra Dental Supply');
  });

  test('signs that mean something to the database are words like others', async () => {
    for (const q of ['%%%', '___', "';--", '\\\\\\']) expect(titlesOf(await find(q))).toEqual([]);
  });
});

describe('what is meant', () => {
  test('a long vowel that was not written, and no other letter of a short word', async () => {
    await makeCompany(database, { name: 'Zubda House', nameAr: 'بيت الزبدة للطحال' });
    await makeCompany(database, { name: 'Fuwah House', nameAr: 'بيت الفوال' });
    expect(titlesOf(await find('فول'))).toContain('Fuwah House');
    expect(titlesOf(await find('فال'))).not.toContain('Zubda House');
    expect(titlesOf(await find('فوم'))).toEqual([]);
  });

  const filler = 'and many other things of all kinds that people ask for '.repeat(3);

  test('words of one meaning stand near each other in a long text', async () => {
    const near = await makeCompany(database, { name: 'Near House' });
    const far = await makeCompany(database, { name: 'Far House' });
    const say = (id: number, text: string) =>
      database.pool.query('update companies set description = $2 where id = $1', [id, text]);
    await say(near.id, `${filler} quantum resonators ${filler}`);
    await say(far.id, `a quantum ${filler} resonators`);
    await database.pool.query(
      `insert into search_synonyms (words, asked) values ('xylarion, quantum resonator', '')`,
    );
    expect(titlesOf(await find('xylarion'))).toEqual(['Near House']);
  });

  test('a thing told in words of one’s own is what others say so of, as long as it is known', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Qamar Vibrometer' });
    await database.pool.query(
      `insert into search_synonyms (words, asked) values
        ('vibrometer', 'feels the tremor, records shaking hands, trembling fingers measured, يقيس رجفة اليد, ترسم رعشة الاصابع')`,
    );
    const told = 'some box that notes and records how my fingers go on shaking all morning';
    expect(titlesOf(await find(told))).toEqual(['Qamar Vibrometer']);
    expect(titlesOf(await find('شي يرسم لي رجفة الأصابع وقت الصباح'))).toEqual([
      'Qamar Vibrometer',
    ]);
    expect(titlesOf(await find('some box that records morning songs and old poems'))).toEqual([]);
    await database.pool.query(`update search_synonyms set status = 0 where words = 'vibrometer'`);
    expect(titlesOf(await find(told))).toEqual([]);
  });

  test('what is said about a thing is not missed where nothing has it; other words are', async () => {
    for (const itemName of [
      'Orrery',
      'Warranty folder',
      'Accordion folder',
      'Sextant with warranty',
      'Sextant',
    ])
      await makeProduct(database, { companyId: company.id, itemName });
    expect(titlesOf(await find('orrery warranty'))).toEqual(['Orrery']);
    expect(titlesOf(await find('orrery accordion'))).toEqual([]);
    expect(titlesOf(await find('sextant warranty'))).toEqual(['Sextant with warranty']);
  });

  test('a slip is put right where only a text has the word, but for another matter', async () => {
    const { id } = await makeCompany(database, { name: 'Still House' });
    await database.pool.query(
      `update companies set description = 'We rent a glimmer unit and mend pianolas' where id = $1`,
      [id],
    );
    await database.pool.query(
      `insert into search_synonyms (words, asked) values ('glimmer unit', 'lithoscopy moonlight')`,
    );
    expect(titlesOf(await find('lithoscopy moonlight'))).toEqual(['Still House']);
    expect(titlesOf(await find('lithoscpoy moonlight'))).toEqual(['Still House']);
    expect((await find('lithoscpoy moonlight')).body.did_you_mean).toBe('lithoscopy moonlight');
    expect(titlesOf(await find('piano'))).toEqual([]);
  });

  test('a long word that leads to a thing is known misspelled, a short one as it is', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Brellox' });
    await database.pool.query(
      `insert into search_synonyms (words, asked) values ('brellox', 'dizzylike, wozzy')`,
    );
    expect(titlesOf(await find('wozzy'))).toEqual(['Brellox']);
    expect(titlesOf(await find('dizzilike'))).toEqual(['Brellox']);
    expect(titlesOf(await find('wazzy'))).toEqual([]);
  });

  test('verbs that stand nowhere are not missed, other words are', async () => {
    await makeCompany(database, { name: 'Qarmid', nameAr: 'قرميدة' });
    expect(titlesOf(await find('قرميدة يشتغلوا بيسفر'))).toEqual(['Qarmid']);
    expect(titlesOf(await find('قرميدة زعفران خرشوف'))).toEqual([]);
  });

  test('a word that shares a short stem with the thesaurus alone is a slip of another', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Wurse' });
    await database.pool.query(
      `insert into search_synonyms (words, asked) values ('wur, gloaming', '')`,
    );
    expect(titlesOf(await find('wurs'))).toEqual(['Wurse']);
  });

  test('a slip of a short word leads to none of what the right word means', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Kammadin' });
    await database.pool.query(
      `insert into search_synonyms (words, asked) values ('kammadin, ضفدع', '')`,
    );
    expect(titlesOf(await find('ضفدع'))).toEqual(['Kammadin']);
    expect(titlesOf(await find('ضفدغ'))).toEqual([]);
  });

  test('a plural made inside the word is found behind a preposition, and by its singular', async () => {
    await makeCompany(database, { name: 'Wares of Many', nameAr: 'معرض لأغطية وبمناشف' });
    for (const q of ['غطاء', 'أغطية', 'للأغطية', 'منشفة', 'مناشف'])
      expect(titlesOf(await find(q)), q).toEqual(['Wares of Many']);
  });

  test('either of two', async () => {
    expect(titlesOf(await find('turbine or zahra'))).toEqual(
      expect.arrayContaining(['Turbine drill', 'Zahra Dental Supply']),
    );
  });

  test('another matter is answered only by what is called so', async () => {
    const { id } = await makeCompany(database, { name: 'Mobility House' });
    await database.pool.query(`update companies set description = 'Ramps for cars' where id = $1`, [
      id,
    ]);
    expect(titlesOf(await find('used cars'))).toEqual([]);
  });

  test('another matter is no slip of what leads to a thing', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Murbid strip' });
    await database.pool.query(
      `insert into search_synonyms (words, asked) values ('murbid', 'expresso')`,
    );
    expect(titlesOf(await find('exprasso'))).toEqual(['Murbid strip']);
    expect(titlesOf(await find('espresso'))).toEqual([]);
  });

  test('a company that mentions what another kind was asked for is no answer', async () => {
    const { id } = await makeCompany(database, { name: 'Ward House' });
    await database.pool.query(
      `update companies set description = 'We work with a phlebologist' where id = $1`,
      [id],
    );
    expect(titlesOf(await find('phlebologist'))).toEqual(['Ward House']);
    expect(titlesOf(await find('phlebologist vacancy'))).toEqual([]);
  });

  test('answers have the pictures of their records, else the logo of their company', async () => {
    const { id } = await makeCompany(database, { name: 'Pictured House' });
    const { id: lamp } = await makeProduct(database, { companyId: id, itemName: 'Pictured lamp' });
    await makeCatalog(database, id, { title: 'Pictured list' });
    await makeJob(database, id, { title: 'Pictured post' });
    await database.pool.query(`update catalogs set cover = 'front.svg' where company_id = $1`, [
      id,
    ]);
    await database.pool.query(`update companies set logo = 'house.png' where id = $1`, [id]);
    await database.pool.query(`update products set image_1 = 'lamp.webp' where id = $1`, [lamp]);
    const { body } = await find('pictured');
    const of = (kind: string) =>
      body.results.find((result: { kind: string }) => result.kind === kind);
    expect(of('company')).toMatchObject({ picture: 'house.png', logo: 'house.png' });
    expect(of('product')).toMatchObject({ picture: 'lamp.webp', logo: 'house.png' });
    expect(of('catalog')).toMatchObject({ picture: 'front.svg', logo: 'house.png' });
    expect(of('job')).toMatchObject({ picture: null, logo: 'house.png' });
  });
});

describe('words that were cut or joined', () => {
  test('a slip of a foreign name that was dictated in pieces', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Orbit Levetiracetam' });
    expect(titlesOf(await find('levy tirra cetam'))).toEqual(['Orbit Levetiracetam']);
  });

  test('a slip of two words that are one', async () => {
    await makeJob(database, company.id, { title: 'Physiotherapist' });
    expect(titlesOf(await find('physio therapst'))).toContain('Physiotherapist');
  });

  test('three words in one piece', async () => {
    const made = {
      companyId: company.id,
      itemName: 'Heart tracer',
      itemNameAr: 'جهاز تخطيط القلب',
    };
    await makeProduct(database, made);
    expect(titlesOf(await find('جهازتخطيطالقلب'))).toContain('Heart tracer');
  });
});

describe('what a question was taken to ask for is told, and taken back', () => {
  const ask = async (q: string, without?: string) => {
    const query = new URLSearchParams({ q, ...(without && { without }) });
    return (await call(`search/search.php?${query}`)).body;
  };

  test('a kind', async () => {
    const { filters, results } = await ask('turbine events');
    expect(filters).toEqual([{ name: 'kind', written: 'events' }]);
    expect(results[0].kind).toBe('event');
    const all = await ask('turbine events', 'kind');
    expect(all.filters).toEqual([]);
    expect(all.results[0].kind).toBe('product');
  });

  test('what is near: the visitor’s country, and all where it has nothing', async () => {
    await makeCompany(database, { name: 'Vellum Clinic', country: 'KW' });
    await makeCompany(database, { name: 'Vellum Clinic of Muscat', country: 'OM' });
    const near = await ask('vellum clinic near me');
    expect(near.filters).toContainEqual({ name: 'near', written: 'near me' });
    expect(near.results.map(({ title }: { title: string }) => title)).toEqual(['Vellum Clinic']);
    expect((await ask('vellum clinic near me', 'near')).results).toHaveLength(2);
    expect((await ask('zahra dental supply near me')).results[0].title).toBe('Zahra Dental Supply');
  });

  test('a town, and the country where the town only mentions it', async () => {
    await makeJob(database, company.id, { title: 'Farrier of vellum', location: 'Sohar' });
    const clinic = { name: 'Hoof House', country: 'OM', city: 'Salalah' };
    await makeCompany(database, { ...clinic, description: 'We have a farrier, and more.' });
    expect((await ask('farrier in salalah')).results[0].title).toBe('Farrier of vellum');
    expect((await ask('hoof in salalah')).results[0].title).toBe('Hoof House');
  });

  test('who looks for a post is led to it before whoever recruits for it in the town', async () => {
    const place = (city: string) => ({ location: city, country: 'OM' });
    await makeJob(database, company.id, { title: 'Recruiter, Luthiers', ...place('Salalah') });
    await makeJob(database, company.id, { title: 'Senior Luthier', ...place('Sohar') });
    expect(titlesOf({ body: await ask('luthier jobs in salalah') })).toEqual([
      'Senior Luthier',
      'Recruiter, Luthiers',
    ]);
  });

  test('no experience, in words, where the form says it in a number', async () => {
    const { id } = await makeJob(database, company.id, {
      title: 'Gauze folder',
      experienceYears: 0,
    });
    await makeJob(database, company.id, { title: 'Gauze cutter', experienceYears: 2 });
    const titles = async () => titlesOf({ body: await ask('jobs with no experience') });
    expect(await titles()).toEqual(['Gauze folder']);
    // A changed form field counts at the next read. Where no job is for beginners, all jobs are shown.
    await database.pool.query('update jobs set experience_years = 3 where id = $1', [id]);
    expect(await titles()).toContain('Gauze cutter');
  });

  test('a price: whatever costs that much, and near to it what costs more', async () => {
    for (const [itemName, price] of [
      ['Costly vellum lamp', 90],
      ['Vellum strap', 3],
    ] as const) {
      const facts = { companyId: company.id, itemName, country: 'KW' };
      await makeProduct(database, { ...facts, priceMinor: price * 1000, currency: 'KWD' });
    }
    const cheap = await ask('products under 5 dinars');
    expect(titlesOf({ body: cheap })).toEqual(['Vellum strap']);
    expect(cheap.filters).toEqual([{ name: 'price', written: 'under 5 dinars' }]);
    const lamps = await ask('vellum lamp under 5 dinars');
    expect(lamps.results).toEqual([]);
    expect(lamps.nearest[0].title).toBe('Costly vellum lamp');
  });

  const titlesFor = async (q: string) => titlesOf(await find(q));

  test('where a whole story finds nothing, its wish is asked for', async () => {
    expect(
      await titlesFor('my uncle visited lisbon twice and now i need a turbine drill'),
    ).toContain('Turbine drill');
    expect(await titlesFor('my uncle visited lisbon twice with a drill of somebody')).toEqual([]);
  });

  test('a long story is answered by what has most of it; one about another matter is not', async () => {
    const { id } = await makeCompany(database, { name: 'Quiet Steps House', country: 'KW' });
    await makeProduct(database, {
      companyId: id,
      itemName: 'Fjord walker',
      itemDescription: 'Wheels, brakes and a basket.',
    });
    const story = (asked: string) =>
      `so my grandmother fell again last winter and refuses crutches, she wants ${asked} with pockets, lanterns, ribbons`;
    expect(await titlesFor(story('a fjord walker with wheels and a basket'))).toEqual([
      'Fjord walker',
    ]);
    expect(await titlesFor(story('a fjord cruise, a hotel and a flight'))).toEqual([]);
  });

  test('the words of a term may be meant each, where more was told', async () => {
    await makeCompany(database, {
      name: 'Vellum Care',
      country: 'KW',
      description: 'A hospital with a ward for paediatrics and a garden.',
    });
    const told = 'a garden where paediatrics and the ward of some hospital are beside it';
    expect(await titlesFor(told)).toContain('Vellum Care');
  });

  test('a word is known with the preposition, the owner and the number written together with it', async () => {
    const { id } = await makeCompany(database, { name: 'Ozan House', country: 'KW' });
    await makeProduct(database, { companyId: id, itemName: 'Ozan', itemNameAr: 'مضخة أوزان' });
    for (const question of ['لمضخة', 'مضختي', 'مضختين', 'ومضخة'])
      expect(await titlesFor(question), question).toContain('Ozan');
  });

  test('who looks for work is not answered with an event', async () => {
    await makeEvent(database, company.id, { title: 'Perfusionist evening' });
    expect(await titlesFor('perfusionist')).toEqual(['Perfusionist evening']);
    expect(await titlesFor('perfusionist jobs')).toEqual([]);
  });

  test('who looks for somebody of a profession is not answered with what they use', async () => {
    await makeProduct(database, { companyId: company.id, itemName: 'Cosmetologist chair' });
    expect(await titlesFor('cosmetologist')).toEqual(['Cosmetologist chair']);
    await makeProduct(database, { companyId: company.id, itemName: 'Podiatrist chair' });
    expect(await titlesFor('podiatrist')).toEqual([]);
    await makeJob(database, company.id, { title: 'Podiatrist' });
    expect((await titlesFor('podiatrist')).slice(0, 1)).toEqual(['Podiatrist']);
  });

  test('letters that sound alike are taken for each other, other words are not', async () => {
    const { id } = await makeCompany(database, { name: 'Residents of Vellum', country: 'KW' });
    await makeProduct(database, { companyId: id, itemName: 'Cuff', itemNameAr: 'ضغط' });
    expect(await titlesFor('ظغط')).toEqual(['Cuff']);
    expect(await titlesFor('presidents')).toEqual([]);
    expect((await titlesFor('resideents'))[0]).toBe('Residents of Vellum');
  });

  test('of things with the word in their names, what is one comes first', async () => {
    const { id } = await makeCompany(database, { name: 'Quillhouse', country: 'KW' });
    for (const name of ['Quillet Pump', 'Long Sterile Disposable Quillet'])
      await makeProduct(database, { companyId: id, itemName: name });
    expect((await titlesFor('quillets'))[0]).toBe('Long Sterile Disposable Quillet');
  });

  test('a slip is put right', async () => {
    expect((await ask('turbiine')).did_you_mean).toBe('turbine');
    expect((await ask('turbine')).did_you_mean).toBeNull();
  });
});

describe('GET search/suggestions.php', () => {
  const suggest = (q: string, headers = {}) =>
    call(`search/suggestions.php?${new URLSearchParams({ q })}`, { headers });

  test.each(['', 'ab', 'a'.repeat(301)])('"%s" is refused and the field is named', async (q) => {
    const { status, body } = await suggest(q);
    expect([status, body.errors[0].field]).toEqual([400, 'q']);
  });

  test.each([
    ['turbine d', ['Turbine drill', 'Turbine day']],
    ['TURBINE DR', ['Turbine drill']],
    ['الزهراء لم', ['الزهراء لمستلزمات الأسنان']],
    // The words stand inside the name and not at its beginning.
    ['house of zah', ['Gulf House of Zahra']],
    ['polish', ['Turbine polisher until tonight']],
  ])('%s', async (q, expected) => {
    expect(new Set((await suggest(q)).body.suggestions)).toEqual(new Set(expected));
  });

  test('nothing that visitors cannot see, and nothing that is over', async () => {
    expect((await suggest('zahra susp')).body.suggestions).toEqual([]);
    expect((await suggest('turbine fitter o')).body.suggestions).toEqual([]);
  });
});

describe('hostile input is harmless and bounded', () => {
  const LONGEST_MS = 2_000;
  const hostile = {
    'only marks': '\u064b\u064c\u0651\u0640'.repeat(70),
    'a null byte': 'tur\u0000bine',
    'signs of SQL': `turbine'); drop table search_documents; --`,
    'signs of a text query': `turbine:*A & !('x' <-> \\) | '`,
    'marks of direction': '\u202e\u2066turbine\u2069\u200f'.repeat(10),
    'three hundred letters': 'a '.repeat(150),
    'one long word': 'w'.repeat(300),
    'arabizi to the end': '7abeebi 3ala 2alb '.repeat(16),
    'every keyboard layout': `lsja]'n ;,dj `.repeat(23),
    'lone halves of letters': '\ud800\udfff'.repeat(100),
  };

  test.each(Object.entries(hostile))('%s, in both calls', async (_, q) => {
    const query = new URLSearchParams({ q: q.slice(0, 300) });
    for (const path of ['search', 'suggestions']) {
      const begun = performance.now();
      const { status } = await call(`search/${path}.php?${query}`);
      expect([200, 400]).toContain(status);
      expect(performance.now() - begun).toBeLessThan(LONGEST_MS);
    }
  });

  test('ten at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async (_, n) => {
        const q = `${n} ${hostile['arabizi to the end']}`.slice(0, 300);
        return (await call(`search/search.php?${new URLSearchParams({ q })}`)).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await find('turbine')).body.results).not.toEqual([]);
  });
});

describe('the search box of the home page', () => {
  test('answers in the page when the address carries the question', async () => {
    const html = await (await fetch('/?q=zahra')).text();
    expect(html).toContain(`href="/company/${company.id}"`);
    expect(html).toContain('Zahra Dental Supply');
  });

  test('two characters ask nothing', async () => {
    const html = await (await fetch('/?q=za')).text();
    expect(html).not.toContain('Searching for');
    expect(html).toContain('placeholder="Ask Mai....."');
  });
});

describe('the page of answers needs no script', () => {
  test('the box of the home page asks it by its form', async () => {
    expect(await (await fetch('/')).text()).toContain('action="/search"');
    expect(await (await fetch('/ar')).text()).toContain('action="/ar/search"');
  });

  test('answers, kinds and more of them have addresses', async () => {
    const many = await makeCompany(database, { name: 'Maker of many' });
    for (let n = 0; n < 25; n += 1) {
      await makeProduct(database, { companyId: many.id, itemName: `Quokka lamp ${n}` });
    }
    const first = await (await fetch('/search?q=quokka+lamp')).text();
    expect(first).toContain('href="/search?q=quokka+lamp&amp;kind=product"');
    expect(first).toContain('href="/search?q=quokka+lamp&amp;pages=2"');
    const both = await (await fetch('/search?q=quokka+lamp&pages=2')).text();
    expect(both.match(/data-answer/g)).toHaveLength(25);
    expect(both).not.toContain('pages=3');
  });
});
