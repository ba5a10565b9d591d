import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { dropHeldMails, type HeldMail, holdMail, releaseHeldMails } from './held-mails.ts';
import { queueMail } from './mail.ts';

const { pool } = await createTestDatabase();

const mail: HeldMail = {
  recipient: 'a@b.example',
  subject: 'No',
  body: 'Sorry',
  language: 'en',
  topic: 'job:1',
  lane: 'mass',
  replyTo: 'c@d.example',
  attachment: { name: 'x.ics', contentType: 'text/calendar', content: Buffer.from('x') },
};

const queued = async () =>
  (
    await pool.query(
      'select subject, body, lane, topic, reply_to, attachment_name, attachment from mails order by id',
    )
  ).rows;

const letTimePass = () => pool.query('update held_mails set release_at = now()');

beforeEach(() => pool.query('truncate mails, held_mails'));

test('a mail waits until it can no longer be taken back, then goes as it is', async () => {
  await holdMail(pool, 'deletion:1', mail);
  expect(await releaseHeldMails(pool)).toBe(0);
  expect(await queued()).toEqual([]);
  await letTimePass();
  expect(await releaseHeldMails(pool)).toBe(1);
  expect(await queued()).toEqual([
    {
      subject: 'No',
      body: 'Sorry',
      lane: 'mass',
      topic: 'job:1',
      reply_to: 'c@d.example',
      attachment_name: 'x.ics',
      attachment: Buffer.from('x'),
    },
  ]);
  expect(await releaseHeldMails(pool)).toBe(0);
});

test('taken back, it never goes; afterwards it cannot be', async () => {
  await holdMail(pool, 'deletion:1', mail);
  await holdMail(pool, 'deletion:2', { ...mail, recipient: 'e@f.example' });
  expect(await dropHeldMails(pool, 'deletion:1')).toBe(1);
  await letTimePass();
  expect(await dropHeldMails(pool, 'deletion:2')).toBe(0);
  expect(await releaseHeldMails(pool)).toBe(1);
  expect(await queued()).toHaveLength(1);
});

test('a later word on the same overtakes it', async () => {
  await holdMail(pool, 'rejection:1', mail);
  await queueMail(pool, { ...mail, subject: 'Yes' });
  await letTimePass();
  await releaseHeldMails(pool);
  expect((await queued()).map(({ subject }) => subject)).toEqual(['Yes']);
});
