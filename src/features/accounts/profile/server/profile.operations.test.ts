import { describe, expect, test } from 'vitest';
import { dayFromToday, makeCompany, makeJob } from '#testing/factories.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, database } = await startTestApp();
const { pool } = database;

const get = ({ headers }: SignedIn, path: string) => call(path, { headers });
const post = ({ headers }: SignedIn, path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const update = (person: SignedIn, body: object) => post(person, 'user/update-profile.php', body);

test.each(['user/profile.php', 'exhibitor/profile.php'])(
  '%s says in its own words that nobody is signed in, other calls in the usual ones',
  async (path) => {
    const { status, body } = await call(path);
    expect(status).toBe(401);
    expect(body.message).toBe('User not logged in');
    expect((await call('jobs/user-applications.php')).body.message).toBe('User not authenticated');
  },
);

describe('POST user/update-profile.php refuses', () => {
  test.each([
    [{ name: ' ' }, 'name', 'Full name is required'],
    [{ name: undefined }, 'name', 'Full name is required'],
    [{ name: '\u202e\u200f' }, 'name', 'Full name is required'],
    [{ name: 'a'.repeat(101) }, 'name', 'Full name must not exceed 100 characters'],
    [{ name: 'Layla\nHaddad' }, 'name', 'Full name is required'],
    [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number'],
    [{ phone_country: 'KW' }, 'phone_country', 'Please select a valid country code'],
    [{ email: 'other@test.example' }, 'email', 'The email cannot be changed'],
  ])('%j', async (wrong, field, message) => {
    const person = await signInJobSeeker(database, { name: 'Before' });
    const { status, body } = await update(person, { name: 'After', ...wrong });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
    expect((await get(person, 'user/profile.php')).body.user.name).toBe('Before');
  });

  test('an account in exhibitor mode', async () => {
    const exhibitor = await signInExhibitor(database);
    expect((await update(exhibitor, { name: 'X' })).status).toBe(403);
  });

  test('somebody else’s id', async () => {
    const [mine, yours] = [await signInJobSeeker(database), await signInJobSeeker(database)];
    const { status } = await update(mine, { user_id: yours.account.id, name: 'X' });
    expect(status).toBe(403);
  });
});

describe('the profile', () => {
  test('is what was saved', async () => {
    const person = await signInJobSeeker(database);
    const { status, body } = await update(person, {
      user_id: person.account.id,
      name: ' Layla \u202eHaddad ',
      email: person.account.email.toUpperCase(),
      phone: '٥٥١٢ ٠٣٤٧',
      phone_country: '+966',
    });
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Profile updated successfully!' });
    const shown = await get(person, `user/profile.php?user_id=${person.account.id}`);
    expect(shown.body.user).toEqual({
      name: 'Layla Haddad',
      email: person.account.email,
      phone: '5512 0347',
      phone_country: '966',
      user_type: 0,
      language: 'en',
    });
  });

  test('says nothing where nothing is known', async () => {
    const person = await signInJobSeeker(database, { name: '' });
    const { user } = (await get(person, 'user/profile.php')).body;
    expect(user).toMatchObject({ name: '', phone: '', phone_country: null });
  });

  test('a phone can be taken back, and stays when it is not mentioned', async () => {
    const person = await signInJobSeeker(database, { phone: '123456', phoneCountry: '965' });
    await update(person, { name: 'A' });
    expect((await get(person, 'user/profile.php')).body.user.phone).toBe('123456');
    await update(person, { name: 'A', phone: '' });
    expect((await get(person, 'user/profile.php')).body.user.phone).toBe('');
  });
});

test('the language of mails is chosen', async () => {
  const person = await signInJobSeeker(database);
  expect((await post(person, 'user/language.php', { language: 'fr' })).status).toBe(400);
  expect((await post(person, 'user/language.php', { language: 'ar' })).status).toBe(200);
  expect((await get(person, 'user/profile.php')).body.user.language).toBe('ar');
});

describe('GET user/notifications.php', () => {
  const news = async (person: SignedIn) => (await get(person, 'user/notifications.php')).body;

  test('counts open jobs of the account’s country since the sign-in before', async () => {
    const here = await makeCompany(database, { country: 'QA' });
    const away = await makeCompany(database, { country: 'JO' });
    const hidden = await makeCompany(database, { country: 'QA', status: 3 });
    const before = await makeJob(database, here.id);
    await pool.query(`update jobs set created_at = '2026-01-01' where id = $1`, [before.id]);
    await makeJob(database, here.id);
    await makeJob(database, here.id, { status: 0 });
    await makeJob(database, here.id, {
      startDate: dayFromToday(-9),
      expiryDate: dayFromToday(-1),
    });
    await makeJob(database, away.id);
    await makeJob(database, hidden.id);
    const previousSeenAt = new Date('2026-02-01');
    const person = await signInJobSeeker(database, { country: 'QA', previousSeenAt });
    expect(await news(person)).toMatchObject({ success: true, new_jobs: 1, upcoming_events: 0 });
    const longGone = await signInJobSeeker(database, {
      country: 'QA',
      previousSeenAt: new Date('2025-01-01'),
    });
    expect((await news(longGone)).new_jobs).toBe(2);
  });

  test.each([
    [{ name: '' }, 33],
    [{ name: 'A' }, 67],
    [{ name: 'A', phone: '123456' }, 100],
  ])('a profile with %j is complete to %d percent', async (facts, percent) => {
    const person = await signInJobSeeker(database, facts);
    expect((await news(person)).profile_completion).toBe(percent);
  });
});

test('GET user/search.php wants words it can look for', async () => {
  const person = await signInJobSeeker(database);
  expect((await get(person, 'user/search.php')).status).toBe(400);
  expect((await get(person, `user/search.php?search=${'a'.repeat(101)}`)).status).toBe(400);
  expect((await get(person, 'user/search.php?search=nurse')).body.results).toEqual([]);
});
