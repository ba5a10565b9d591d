import { afterEach, describe, expect, test } from 'vitest';
import { dayFromToday, makeEvent } from '#testing/factories.ts';
import { passUndoTime } from '#testing/pass-undo-time.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();
const { pool } = database;
const organizer = await signInExhibitor(database, { name: 'Care House', nameAr: 'دار الرعاية' });

const newEvent = (facts: Parameters<typeof makeEvent>[2] = {}) =>
  makeEvent(database, organizer.company.id, { title: 'Heart Day', titleAr: 'يوم القلب', ...facts });

const post = ({ headers }: { headers: Partial<SignedIn['headers']> }, path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const register = (who: SignedIn, event_id: number, choice: object = {}) =>
  post(who, 'events/register.php', { event_id, user_id: who.account.id, ...choice });
const cancel = (who: SignedIn, event_id: number) =>
  post(who, 'events/cancel-registration.php', { event_id });
const save = (who: SignedIn, event_id: number, saved: number) =>
  post(who, 'events/save.php', { event_id, saved });
const tab = (who: SignedIn, query: string) =>
  call(`user/events.php?${query}`, { headers: who.headers });

const mails = async () => (await pool.query('select * from mails order by id')).rows;

afterEach(() =>
  pool.query('truncate event_registrations, saved_events, mails, held_mails cascade'),
);

describe('POST events/register.php', () => {
  test('is for whoever is signed in, for themselves', async () => {
    const event = await newEvent();
    expect((await register(organizer, event.id)).status).toBe(200);
    expect(
      (await post({ headers: {} }, 'events/register.php', { event_id: event.id })).status,
    ).toBe(401);
    const seeker = await signInJobSeeker(database);
    const foreign = { event_id: event.id, user_id: organizer.account.id };
    expect((await post(seeker, 'events/register.php', foreign)).status).toBe(403);
    expect((await post(seeker, 'events/register.php', { event_id: 'x' })).status).toBe(400);
  });

  test('refuses what is missing, hidden, over, closed or elsewhere', async () => {
    const seeker = await signInJobSeeker(database);
    const over = { startDate: dayFromToday(-3), expiryDate: dayFromToday(-1) };
    const cases = [
      [999_999, 404, 'Event not found'],
      [(await newEvent({ status: 0 })).id, 404, 'Event not found'],
      [(await newEvent(over)).id, 409, 'The event is over, so registration is closed.'],
      [
        (await newEvent({ registrationOpen: false })).id,
        409,
        'The organizer has closed the registration.',
      ],
      [
        (await newEvent({ eventLink: 'https://x.example/' })).id,
        409,
        'Registration for this event is on the organizer’s own website.',
      ],
    ] as const;
    for (const [id, status, message] of cases) {
      const answer = await register(seeker, id);
      expect([answer.status, answer.body.message]).toEqual([status, message]);
    }
    expect(await mails()).toEqual([]);
  });

  test('ten at once are one, with one mail and its calendar file in the person’s language', async () => {
    const seeker = await signInJobSeeker(database, { language: 'ar', name: 'مريم' });
    const event = await newEvent({ location: 'Kuwait City', locationAr: 'مدينة الكويت' });
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(seeker, event.id)));
    for (const { status, body } of answers) {
      expect([status, body.registered, body.can_cancel]).toEqual([200, true, true]);
    }
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: seeker.account.email,
      subject: 'تم التسجيل: يوم القلب',
      language: 'ar',
      attachment_name: `${event.slug}.ics`,
      attachment_type: 'text/calendar; charset=utf-8',
    });
    expect(mail.body).toContain('المكان: مدينة الكويت');
    const calendar = mail.attachment.toString('utf8');
    expect(calendar).toContain('SUMMARY:يوم القلب');
    expect(calendar).toContain(`UID:${event.eventRef.toLowerCase()}@`);
    expect(calendar).toContain('STATUS:CONFIRMED');
  });

  test('a running event is still open', async () => {
    const seeker = await signInJobSeeker(database);
    const event = await newEvent({ startDate: dayFromToday(-1), expiryDate: dayFromToday(0) });
    const { status, body } = await register(seeker, event.id);
    expect([status, body.can_cancel]).toEqual([200, false]);
  });
});

describe('POST events/cancel-registration.php', () => {
  test('until 48 hours before, counted from midnight in Kuwait', async () => {
    const seeker = await signInJobSeeker(database);
    const soon = await newEvent({ startDate: dayFromToday(2), expiryDate: dayFromToday(3) });
    const later = await newEvent({ startDate: dayFromToday(3), expiryDate: dayFromToday(3) });
    await register(seeker, soon.id);
    const registered = await register(seeker, later.id);
    const until = new Date(`${dayFromToday(1)}T00:00:00+03:00`).toISOString();
    expect(registered.body.cancel_until).toBe(until);
    const tooLate = await cancel(seeker, soon.id);
    expect([tooLate.status, tooLate.body.message]).toEqual([
      409,
      'A registration can be cancelled up to 48 hours before the event.',
    ]);
    const { status, body } = await cancel(seeker, later.id);
    expect([status, body.message]).toEqual([200, 'Your registration was cancelled.']);
    expect(body.registered).toBe(false);
    const [, mail] = await mails();
    expect(mail.subject).toBe('Registration cancelled: Heart Day');
    expect(mail.attachment.toString()).toContain('STATUS:CANCELLED');
    expect((await cancel(seeker, later.id)).status).toBe(409);
    expect(await mails()).toHaveLength(2);
    expect((await register(seeker, later.id)).status).toBe(200);
  });

  test('of an event with hours, until 48 hours before it begins', async () => {
    const seeker = await signInJobSeeker(database);
    const day = dayFromToday(3);
    const { id } = await newEvent({
      startDate: day,
      expiryDate: day,
      startTime: '09:00',
      endTime: '17:00',
    });
    const { body } = await register(seeker, id);
    expect(body.cancel_until).toBe(new Date(`${dayFromToday(1)}T09:00:00+03:00`).toISOString());
    const [mail] = await mails();
    expect(mail.body).toContain('09:00–17:00 (GMT+3)');
  });

  test('again and again keeps one mail waiting, and finds an end', async () => {
    const seeker = await signInJobSeeker(database);
    const event = await newEvent();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      statuses.push(
        (await register(seeker, event.id)).status,
        (await cancel(seeker, event.id)).status,
      );
    }
    expect(await mails()).toHaveLength(1);
    expect(statuses.slice(0, 120)).toEqual(Array(120).fill(200));
    expect(statuses.slice(120)).toEqual([429, 429]);
  });

  test('nobody else’s', async () => {
    const seeker = await signInJobSeeker(database);
    const event = await newEvent();
    await register(seeker, event.id);
    const other = await signInJobSeeker(database);
    expect((await cancel(other, event.id)).status).toBe(409);
    const { body } = await tab(seeker, 'tab=registered');
    expect(body.counts.registered).toBe(1);
  });
});

describe('GET user/events.php', () => {
  test('keeps the three tabs apart and counts them', async () => {
    const seeker = await signInJobSeeker(database);
    const next = await newEvent({ title: 'Next' });
    const last = await newEvent({
      title: 'Last',
      startDate: dayFromToday(20),
      expiryDate: dayFromToday(21),
    });
    const noted = await newEvent({ title: 'Noted', eventLink: 'https://x.example/' });
    const past = await newEvent({ title: 'Past' });
    for (const event of [last, next, past]) await register(seeker, event.id);
    await save(seeker, noted.id, 1);
    await save(seeker, noted.id, 1);
    await pool.query(
      `update events set start_date = $2::date - 1, expiry_date = $2 where id = $1`,
      [past.id, dayFromToday(-1)],
    );
    const titles = async (query: string) => {
      const { body } = await tab(seeker, query);
      expect(body.counts).toEqual({ registered: 2, saved: 1, past: 1 });
      return body.events.map((event: { event_title: string }) => event.event_title);
    };
    expect(await titles('')).toEqual(['Next', 'Last']);
    expect(await titles('tab=saved')).toEqual(['Noted']);
    expect(await titles('tab=past')).toEqual(['Past']);
    const page = (await tab(seeker, 'limit=1')).body;
    expect(await titles(`limit=1&cursor=${page.next_cursor}`)).toEqual(['Last']);
    expect((await tab(seeker, 'tab=all')).status).toBe(400);

    const news = await call('user/notifications.php', { headers: seeker.headers });
    expect(news.body.upcoming_events).toBe(2);
    await save(seeker, noted.id, 0);
    expect((await tab(seeker, 'tab=saved')).body.counts.saved).toBe(0);
  });

  test('an event the organizer took off is still told of, and can be cancelled', async () => {
    const seeker = await signInJobSeeker(database);
    const event = await newEvent();
    await register(seeker, event.id);
    await pool.query('update events set status = 0 where id = $1', [event.id]);
    expect((await tab(seeker, '')).body.events[0]).toMatchObject({ is_shown: false });
    expect((await cancel(seeker, event.id)).status).toBe(200);
  });

  test('own events are found by the search of the dashboard', async () => {
    const seeker = await signInJobSeeker(database);
    const event = await newEvent({ title: 'Nephrology Forum' });
    await save(seeker, event.id, 1);
    const found = await call('user/search.php?search=nephro', { headers: seeker.headers });
    expect(found.body.results).toEqual([
      expect.objectContaining({ title: 'Nephrology Forum', path: `/event/${event.slug}` }),
    ]);
  });
});

describe('what the organizer sees', () => {
  const list = (who: SignedIn, query: string) =>
    call(`exhibitor/events/registrations.php?${query}`, { headers: who.headers });
  const csv = (who: SignedIn, id: number) =>
    fetch(`/api/exhibitor/events/registrations-export.php?event_id=${id}`, {
      headers: who.headers,
    });

  test('is only for the own events', async () => {
    const event = await newEvent();
    const other = await signInExhibitor(database);
    expect((await list(other, `event_id=${event.id}`)).status).toBe(404);
    expect((await csv(other, event.id)).status).toBe(404);
    expect((await csv(await signInJobSeeker(database), event.id)).status).toBe(403);
  });

  test('lists who comes, and exports it with formulas made harmless', async () => {
    const event = await newEvent();
    const seekers = [
      await signInJobSeeker(database, { name: '=1+1', phone: '55120347', phoneCountry: '965' }),
      await signInJobSeeker(database, { name: 'Layla, Haddad' }),
      await signInJobSeeker(database, { name: 'Gone' }),
    ] as const;
    for (const seeker of seekers) await register(seeker, event.id, { share_phone: 1 });
    await cancel(seekers[2], event.id);
    const { body } = await list(organizer, `event_id=${event.id}`);
    expect(body.total).toBe(2);
    expect(body.event).toEqual({
      id: event.id,
      event_ref: event.eventRef,
      event_title: 'Heart Day',
    });
    expect(body.registrations[1]).toMatchObject({ name: '=1+1', phone: '+965 55120347' });
    const found = await list(organizer, `event_id=${event.id}&search=layla`);
    expect(found.body.registrations).toHaveLength(1);
    const page = (await list(organizer, `event_id=${event.id}&limit=1`)).body;
    const next = await list(organizer, `event_id=${event.id}&limit=1&cursor=${page.next_cursor}`);
    expect(next.body.registrations[0].name).toBe('=1+1');

    const response = await csv(organizer, event.id);
    expect(response.headers.get('content-disposition')).toContain(`${event.eventRef}.csv`);
    const text = Buffer.from(await response.arrayBuffer()).toString('utf8');
    const [head, first, second] = text.split('\r\n');
    expect(head).toBe('\ufeffName,Email,Phone,Registered');
    expect(first).toMatch(/^"?'=1\+1"?,/);
    expect(first).toContain(`'+965 55120347`);
    expect(second).toMatch(/^"Layla, Haddad",/);
  });
});

describe('the phone of who comes', () => {
  const list = async (eventId: number) =>
    (await call(`exhibitor/events/registrations.php?event_id=${eventId}`, organizer)).body
      .registrations;
  const csv = async (eventId: number) =>
    (
      await fetch(`/api/exhibitor/events/registrations-export.php?event_id=${eventId}`, {
        headers: organizer.headers,
      })
    ).text();
  const standing = async ({ headers }: SignedIn, eventId: number) =>
    (await call(`events/my-status.php?event_id=${eventId}`, { headers })).body;

  test('is shown to the organizer by choice only, in the list and in the file', async () => {
    const event = await newEvent();
    const seeker = await signInJobSeeker(database, { phone: '55120347', phoneCountry: '965' });
    expect((await register(seeker, event.id, { share_phone: 2 })).status).toBe(400);
    expect((await register(seeker, event.id)).body.shares_phone).toBe(false);
    expect(await list(event.id)).toMatchObject([{ email: seeker.account.email, phone: '' }]);
    expect(await csv(event.id)).not.toContain('55120347');

    expect((await register(seeker, event.id, { share_phone: 1 })).body.shares_phone).toBe(true);
    expect(await standing(seeker, event.id)).toMatchObject({
      registered: true,
      shares_phone: true,
    });
    expect(await list(event.id)).toMatchObject([{ phone: '+965 55120347' }]);
    expect(await csv(event.id)).toContain('55120347');

    await register(seeker, event.id, { share_phone: 0 });
    expect(await list(event.id)).toMatchObject([{ phone: '' }]);
    const told = (await mails()).filter(({ recipient }) => recipient === seeker.account.email);
    expect(told).toHaveLength(1);
  });

  test('is taken back also where nobody else can register any more', async () => {
    const event = await newEvent();
    const seeker = await signInJobSeeker(database, { phone: '55120347', phoneCountry: '965' });
    await register(seeker, event.id, { share_phone: 1 });
    await pool.query('update events set registration_open = false where id = $1', [event.id]);
    expect((await register(seeker, event.id, { share_phone: 0 })).status).toBe(200);
    expect(await list(event.id)).toMatchObject([{ phone: '' }]);
    const other = await signInJobSeeker(database);
    expect((await register(other, event.id)).status).toBe(409);
  });
});

describe('an event that is taken away', () => {
  const remove = (event_id: number) => post(organizer, 'exhibitor/events/delete.php', { event_id });
  const told = async () =>
    (await mails())
      .filter(({ subject }) => /The event is off|أُلغيت الفعالية/.test(subject))
      .map(({ recipient, subject }) => [recipient, subject]);

  test('is told to everybody registered, in their language, and out of their calendar', async () => {
    const event = await newEvent();
    const english = await signInJobSeeker(database);
    const arabic = await signInJobSeeker(database, { language: 'ar' });
    const gaveUp = await signInJobSeeker(database);
    for (const who of [english, arabic, gaveUp]) await register(who, event.id);
    await cancel(gaveUp, event.id);
    const asked = await post(organizer, 'exhibitor/events/check-delete.php', {
      event_ids: [event.id],
    });
    expect(asked.body.people).toBe(2);
    expect((await remove(event.id)).body.people_told).toBe(2);
    expect(await told()).toEqual([]);
    await passUndoTime(pool);
    expect(await told()).toEqual([
      [english.account.email, 'The event is off: Heart Day'],
      [arabic.account.email, 'أُلغيت الفعالية: يوم القلب'],
    ]);
    const calendar = (await mails()).at(-1).attachment.toString('utf8');
    expect(calendar).toContain('STATUS:CANCELLED');
  });

  test('is not told when it was over, or is somebody else’s', async () => {
    const seeker = await signInJobSeeker(database);
    const over = await newEvent();
    const foreign = await newEvent();
    for (const { id } of [over, foreign]) await register(seeker, id);
    await pool.query(`update events set start_date = '2020-01-01', expiry_date = '2020-01-02'
      where id = ${over.id}`);
    expect((await remove(over.id)).status).toBe(200);
    const stranger = await signInExhibitor(database);
    const body = { event_id: foreign.id };
    expect((await post(stranger, 'exhibitor/events/delete.php', body)).status).toBe(404);
    await passUndoTime(pool);
    expect(await told()).toEqual([]);
  });

  test('comes back with everybody who was registered or saved it, and nobody hears', async () => {
    const event = await newEvent();
    const [coming, gone] = [await signInJobSeeker(database), await signInJobSeeker(database)];
    for (const who of [coming, gone]) await register(who, event.id);
    await post(coming, 'events/save.php', { event_id: event.id, saved: 1 });
    const kept = async () =>
      (
        await pool.query(
          `select to_jsonb(r) as row from event_registrations r where event_id = $1
           union all select to_jsonb(s) from saved_events s where event_id = $1`,
          [event.id],
        )
      ).rows;
    const before = await kept();
    expect(before).toHaveLength(3);
    const { body } = await remove(event.id);
    // Somebody who was erased meanwhile does not come back with the event.
    const { email } = gone.account;
    expect((await post(gone, 'user/erase.php', { email })).status).toBe(200);
    const undo = { deletion_id: body.deletion_id };
    expect((await post(organizer, 'exhibitor/events/undo-delete.php', undo)).status).toBe(200);
    await passUndoTime(pool);
    expect(await told()).toEqual([]);
    const stayed = before.filter(({ row }) => row.account_id === coming.account.id);
    expect(await kept()).toEqual(stayed);
  });

  /** The stored answer of an import of one row. */
  const doneBefore = {
    message: 'Done',
    import_id: null,
    row_errors: [],
    summary: { total_rows: 1, imported: 1, skipped: 0, errors: 0 },
  };

  test('is told when several are deleted at once, and when an import is undone', async () => {
    const seeker = await signInJobSeeker(database);
    const [one, other, imported] = [await newEvent(), await newEvent(), await newEvent()];
    for (const { id } of [one, other, imported]) await register(seeker, id);
    const bulk = { event_ids: [one.id, other.id] };
    expect((await post(organizer, 'exhibitor/events/bulk-delete.php', bulk)).status).toBe(200);
    await passUndoTime(pool);
    expect(await told()).toHaveLength(2);
    const { rows } = await pool.query(
      `insert into imports (company_id, collection, key, result) values ($1, 'events', $2, $3)
       returning id`,
      [organizer.company.id, crypto.randomUUID(), JSON.stringify(doneBefore)],
    );
    await pool.query('update events set import_id = $2 where id = $1', [imported.id, rows[0].id]);
    const undo = { import_id: rows[0].id };
    expect((await post(organizer, 'exhibitor/events/import-undo.php', undo)).status).toBe(200);
    expect(await told()).toHaveLength(3);
  });

  test('is told when the organizer’s account is erased', async () => {
    const leaving = await signInExhibitor(database);
    const event = await makeEvent(database, leaving.company.id);
    const seeker = await signInJobSeeker(database);
    await register(seeker, event.id);
    const { email } = leaving.account;
    expect((await post(leaving, 'user/erase.php', { email })).status).toBe(200);
    expect(await told()).toEqual([[seeker.account.email, `The event is off: ${event.title}`]]);
  });
});
