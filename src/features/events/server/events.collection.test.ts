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
    ['event_title', { event_title: 'x'.repeat(201) }],
    ['event_details', { event_details: 'x'.repeat(1001) }],
    ['event_other_details', { event_other_details: 'x'.repeat(1001) }],
  ])('%s has its limit', async (field, change) => {
    expect(await problemsOf(change)).toMatchObject([{ field }]);
  });

  test.each([`15/3/${year}`, `14/3/${year}`])('ending on %s is too early', async (end) => {
    expect(await problemsOf({ event_expiry_date: end })).toEqual([
      { field: 'event_expiry_date', message: 'Expiry date must be after start date' },
    ]);
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
});
