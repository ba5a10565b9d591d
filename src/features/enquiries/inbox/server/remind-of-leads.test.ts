import { afterEach, expect, test } from 'vitest';
import { todayAt } from '#platform/dates/validity.ts';
import { sendAs } from '#testing/enquire-as.ts';
import { dayFromToday } from '#testing/factories.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { remindOfLeads } from './remind-of-leads.ts';

const app = await startTestApp();
const { database } = app;
const { pool } = database;
const care = await signInExhibitor(database, { name: 'Care House' });
const dana = await signInExhibitor(database, { name: 'Dana Devices' }, { language: 'ar' });

afterEach(() => pool.query('truncate enquiries, mails, rate_limits cascade'));

async function lead({ company }: typeof care, day: string): Promise<number> {
  const { id } = await sendAs(app, await signInJobSeeker(database), company.id);
  await pool.query('update enquiries set remind_on = $2 where id = $1', [id, day]);
  return id;
}

/** Runs two processes at once, which must have the same result as one. */
async function mailsOf() {
  await pool.query('truncate mails');
  const asked = { today: todayAt(new Date()), appUrl: 'http://mai.example' };
  await Promise.all([remindOfLeads(pool, asked), remindOfLeads(pool, asked)]);
  return (await pool.query('select recipient, subject, body from mails order by recipient')).rows;
}

test('a company hears of its due reminders in one mail, once for each day', async () => {
  await lead(care, dayFromToday(0));
  const id = await lead(care, dayFromToday(-3));
  await lead(care, dayFromToday(1));
  expect(await mailsOf()).toEqual([
    {
      recipient: care.company.email,
      subject: '2 reminders are due',
      body: expect.stringContaining('http://mai.example/exhibitor/dashboard/enquiries?due=1'),
    },
  ]);
  expect(await mailsOf()).toEqual([]);
  await pool.query('update enquiries set remind_on = $2 where id = $1', [id, dayFromToday(0)]);
  expect(await mailsOf()).toMatchObject([{ subject: 'A reminder is due' }]);
});

test('each company of its own, in the language of its owner', async () => {
  await lead(care, dayFromToday(0));
  await lead(dana, dayFromToday(0));
  const told = await mailsOf();
  expect(told.map(({ subject }) => subject).sort()).toEqual([
    'A reminder is due',
    'حان موعد تذكير',
  ]);
});
