import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, call } = await startTestApp();
const owner = await signInExhibitor(database);

const get = (path: string) => call(`exhibitor/events/${path}`, { headers: owner.headers });

const send = (path: string, body: FormData | string, type?: string) =>
  call(`exhibitor/events/${path}`, {
    method: 'POST',
    headers: { ...owner.headers, ...(type ? { 'content-type': type } : {}) },
    body,
  });

const post = (path: string, body: object) => send(path, JSON.stringify(body), 'application/json');

const year = new Date().getFullYear() + 1;
const good = {
  event_title: 'Gulf Nursing Forum',
  event_start_date: `15/3/${year}`,
  event_expiry_date: `17/3/${year}`,
};

const hourHeaders = [
  'event_title',
  'event_start_date',
  'event_expiry_date',
  'Start Time',
  'event_end_time',
];

const problemsOf = async (change: object) =>
  (await post('create.php', { ...good, ...change })).body.errors;

describe('the rules of an event', () => {
  test('what is missing is named in the stated words', async () => {
    expect((await post('create.php', {})).body.errors).toEqual([
      { field: 'event_title', message: 'Event title is required' },
      { field: 'event_start_date', message: 'Start date is required' },
      { field: 'event_expiry_date', message: 'Expiry date is required' },
    ]);
  });

  test.each([
    ['event_title', 201, 'Event title must not exceed 200 characters'],
    ['event_details', 1001, 'Details must not exceed 1000 characters'],
    ['event_other_details', 1001, 'Other details must not exceed 1000 characters'],
    ['event_title_ar', 201, 'Title in Arabic must not exceed 200 characters'],
  ])('%s has its limit', async (field, length, message) => {
    expect(await problemsOf({ [field]: 'x'.repeat(length) })).toEqual([{ field, message }]);
  });

  test.each([`15/3/${year}`, `14/3/${year}`])('ending on %s is too early', async (end) => {
    expect(await problemsOf({ event_expiry_date: end })).toEqual([
      { field: 'event_expiry_date', message: 'Expiry date must be after start date' },
    ]);
  });

  test.each([
    [{ event_kind: 'party' }, 'event_kind', 'Please choose one of the list'],
    [{ price: '25' }, 'price_currency', 'An amount needs its currency'],
    [{ price: 'cheap' }, 'price', 'Please enter a valid amount'],
    [{ price: '2.5555', price_currency: 'KWD' }, 'price', 'Please enter a valid amount'],
    [{ agenda: 'x\n'.repeat(41) }, 'agenda', 'Please enter 40 lines at most'],
  ])('%j is refused', async (change, field, message) => {
    expect(await problemsOf(change)).toEqual([{ field, message }]);
  });

  test.each([
    [
      { price: '25', price_currency: 'kwd' },
      { price: '25.000', price_currency: 'KWD' },
    ],
    [
      { price: '0', price_currency: 'KWD' },
      { price: '0', price_currency: null },
    ],
    [{ price: 'مجاني' }, { price: '0', price_currency: null }],
    [
      { price: '', price_currency: 'KWD' },
      { price: null, price_currency: null },
    ],
    [{ event_kind: 'معرض' }, { event_kind: 'exhibition' }],
    [{ speakers: '- Dr Hessa, chair\n\n' }, { speakers: 'Dr Hessa, chair' }],
  ])('%j is kept as %j', async (given, kept) => {
    const { body } = await post('create.php', { ...good, ...given });
    expect((await get(`get.php?event_id=${body.id}`)).body.event).toMatchObject(kept);
  });

  describe('hours', () => {
    const oneDay = { event_expiry_date: good.event_start_date };

    test.each([
      [{}, 'event_expiry_date', 'Expiry date must be after start date'],
      [{ event_start_time: '09:00' }, 'event_expiry_date', 'Expiry date must be after start date'],
      [
        { event_start_time: '09:00', event_end_time: '09:00' },
        'event_end_time',
        'End time must be after start time',
      ],
      [
        { event_start_time: '9:00 pm', event_end_time: '10:00' },
        'event_end_time',
        'End time must be after start time',
      ],
      [
        { event_start_time: 'nine', event_end_time: '10:00' },
        'event_start_time',
        'Please enter a valid time, such as 09:30',
      ],
    ])('%#: a single day is refused with %j', async (hours, field, message) => {
      expect(await problemsOf({ ...oneDay, ...hours })).toContainEqual({ field, message });
    });

    test('make a single day an event, and are told as HH:MM', async () => {
      const hours = { event_start_time: '٩:٠٠ ص', event_end_time: '5 pm' };
      const { body } = await post('create.php', { ...good, ...oneDay, ...hours });
      const { event } = (await get(`get.php?event_id=${body.id}`)).body;
      expect(event).toMatchObject({ event_start_time: '09:00', event_end_time: '17:00' });
      // Saved again as it was read.
      const read = Object.entries(event).filter(([, value]) => value !== null);
      const unchanged = { ...Object.fromEntries(read), event_id: body.id };
      const { status } = await post('update.php', unchanged);
      expect(status).toBe(200);
    });

    test('that end on another day may end earlier, but not without a beginning', async () => {
      const night = { event_start_time: '20:00', event_end_time: '02:00' };
      expect(await problemsOf(night)).toBeUndefined();
      expect(await problemsOf({ event_end_time: '17:00' })).toEqual([
        { field: 'event_start_time', message: 'Start time is required with an end time' },
      ]);
      const { body } = await post('create.php', { ...good, ...night });
      const emptied = { ...good, event_id: body.id, event_start_time: '' };
      const refused = await post('update.php', emptied);
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'Start time is required with an end time',
      ]);
    });
  });

  test('a link may do without https, but must be one', async () => {
    expect(await problemsOf({ event_link: 'www.example.com/forum' })).toBeUndefined();
    for (const event_link of ['forum', 'javascript:alert(1)']) {
      expect(await problemsOf({ event_link })).toEqual([
        { field: 'event_link', message: 'Please enter a valid URL' },
      ]);
    }
  });
});

describe('an event', () => {
  test('is confirmed with its title, reference and country, and speaks d/m/yyyy', async () => {
    const { body } = await post('create.php', { ...good, event_title: '  Gulf Nursing Forum ' });
    expect(body.event_ref).toMatch(/^EVT-\d{4}-\d{6}$/);
    expect(body.exhibitor_country).toBe('KW');
    expect(body.message).toBe(
      `Event "Gulf Nursing Forum" created successfully with reference: ${body.event_ref} (Kuwait)`,
    );
    const { event } = (await get(`get.php?event_id=${body.id}`)).body;
    expect(event).toMatchObject({ ...good, status: 1 });
    const changed = { ...good, event_id: body.id, event_start_date: `${year}-03-01` };
    const updated = await post('update.php', changed);
    expect(updated.body.message).toBe('Event "Gulf Nursing Forum" updated successfully');
    const read = (await get(`get.php?event_id=${body.id}`)).body.event;
    expect(read.event_start_date).toBe(`1/3/${year}`);
    const found = (await get(`list.php?search=${body.event_ref}`)).body;
    expect(found.events).toHaveLength(1);
    expect((await get('get.php?event_id=999999')).body.message).toBe('Event not found');
  });

  test('has a picture and a brochure, known by their bytes', async () => {
    const form = (image: Buffer | string, pdf: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(good)) body.set(name, value);
      body.set('image', new Blob([image as BlobPart]), 'cover.svg');
      body.set('pdf', new Blob([pdf]), 'programme.pdf');
      return body;
    };
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="42"/>';
    const wrong = await send('create.php', form('no picture', '%PDF-1.7'));
    expect(wrong.body.errors).toMatchObject([{ field: 'image' }]);
    const notPdf = await send('create.php', form(svg, 'no brochure'));
    expect(notPdf.body.errors).toEqual([{ field: 'pdf', message: 'Please choose a PDF file' }]);
    const { body } = await send('create.php', form(svg, '%PDF-1.7'));
    const { event } = (await get(`get.php?event_id=${body.id}`)).body;
    expect([event.image, event.pdf]).toEqual([expect.any(String), expect.stringMatching(/\.pdf$/)]);
    await post('update.php', { ...good, event_id: body.id });
    expect((await get(`get.php?event_id=${body.id}`)).body.event.image).toBe(event.image);
  });

  test('comes in files with a summary, under its stated field and words', async () => {
    const body = new FormData();
    const rows = `A,15/3/${year},17/3/${year},1\nB,${year}-03-15,${year}-03-17,inactive\n,1/1/${year},2/1/${year},0`;
    const text = `event_title,event_start_date,event_expiry_date,status\n${rows}`;
    body.set('file', new Blob([text]), 'events.csv');
    const answer = await send('import.php', body);
    expect(answer.body.message).toBe('Events imported successfully!');
    expect(answer.body.summary).toEqual({ total_rows: 3, imported: 2, skipped: 1, errors: 1 });
    const { events } = (await get('list.php?limit=2')).body;
    expect(events.map(({ status }: { status: number }) => status)).toEqual([0, 1]);
  });

  test.each([
    [
      'a text file',
      () => Buffer.from(`${hourHeaders.join(',')}\nOpen day,15/3/${year},15/3/${year},9:00,17:00`),
    ],
    [
      'a workbook, by value',
      () => {
        const sheet = utils.aoa_to_sheet([
          hourHeaders,
          ['Open day', `15/3/${year}`, `15/3/${year}`, 0.375, { t: 'n', v: 17 / 24, z: 'h:mm' }],
        ]);
        return write(
          { SheetNames: ['A'], Sheets: { A: sheet } },
          { type: 'buffer', bookType: 'xlsx' },
        );
      },
    ],
  ])('has its hours in %s', async (_kind, fileOf) => {
    const body = new FormData();
    body.set('file', new Blob([fileOf()]), 'events.xlsx');
    const answer = await send('import.php', body);
    expect(answer.body.row_errors).toEqual([]);
    const { events } = (await get('list.php?limit=1')).body;
    expect(events[0]).toMatchObject({
      event_title: 'Open day',
      event_start_time: '09:00',
      event_end_time: '17:00',
      exhibitor_id: owner.company.id,
    });
  });
});
