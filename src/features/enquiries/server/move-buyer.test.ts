// A buyer's account gets another address: links in the old mailbox no longer open the enquiries made from it.
import { describe, expect, test } from 'vitest';
import { sendAs } from '#testing/enquire-as.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, database } = app;
const { pool } = database;
const care = await signInExhibitor(database, { name: 'Care House' });

const post = (path: string, body: object, who?: SignedIn) =>
  call(path, {
    method: 'POST',
    headers: { ...who?.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const leads = async (token: string) =>
  (await post('enquiries/conversation.php', { token })).status === 200;

async function mailsTo(recipient: string) {
  const { rows } = await pool.query<{ subject: string; body: string }>(
    'select subject, body from mails where recipient = $1 order by id',
    [recipient],
  );
  return rows;
}

const tokensIn = (body: string) =>
  [...body.matchAll(/https?:\S+#(\S+)/g)].map(([, token]) => token);

async function moveTo(who: SignedIn, email: string): Promise<void> {
  await post('user/change-email.php', { email }, who);
  for (const mailbox of [who.account.email, email]) {
    const [token] = tokensIn((await mailsTo(mailbox)).at(-1)?.body ?? '');
    expect((await post('user/confirm-email.php', { token })).status).toBe(200);
  }
}

describe('after the address was changed', () => {
  test('links that were mailed to the old mailbox open nothing, and the new one has others', async () => {
    const buyer = await signInJobSeeker(database);
    const { token, id } = await sendAs(app, buyer, care.company.id);
    const written = { id, key: crypto.randomUUID(), message: 'In March.' };
    await post('exhibitor/enquiries/answer.php', written, care);
    const old = (await mailsTo(buyer.account.email)).flatMap(({ body }) => tokensIn(body));
    expect(old).toHaveLength(2);
    expect(await Promise.all([token, ...old].map((each) => leads(String(each))))).toEqual([
      true,
      ...old.map(() => true),
    ]);

    await moveTo(buyer, 'moved@buyer.example');
    expect(await Promise.all([token, ...old].map((each) => leads(String(each))))).toEqual([
      false,
      ...old.map(() => false),
    ]);
    const [mail] = (await mailsTo('moved@buyer.example')).filter(({ subject }) =>
      subject.startsWith('New links to your enquiries'),
    );
    expect(mail?.body).toContain('Care House: Ventilators');
    const [fresh] = tokensIn(mail?.body ?? '');
    expect((await post('enquiries/conversation.php', { token: fresh })).body).toMatchObject({
      conversation: { subject: 'Ventilators', messages: [{}, { text: 'In March.' }] },
    });
  });

  test('an answer that was not sent yet goes to neither mailbox, and is read by the new link', async () => {
    const buyer = await signInJobSeeker(database);
    const { id } = await sendAs(app, buyer, care.company.id);
    const written = { id, key: crypto.randomUUID(), message: 'A confidential price.' };
    await post('exhibitor/enquiries/answer.php', written, care);
    await moveTo(buyer, 'waiting@buyer.example');
    const told = [
      ...(await mailsTo(buyer.account.email)),
      ...(await mailsTo('waiting@buyer.example')),
    ];
    expect(told.map(({ body }) => body).join()).not.toContain('A confidential price.');
    const [link] = told.filter(({ subject }) => subject.startsWith('New links'));
    const [token] = tokensIn(link?.body ?? '');
    const { conversation } = (await post('enquiries/conversation.php', { token })).body;
    expect(conversation.messages.at(-1).text).toBe('A confidential price.');
  });

  test('links of others are as they were, and who never asked gets no mail', async () => {
    const [buyer, other] = [await signInJobSeeker(database), await signInJobSeeker(database)];
    const { token } = await sendAs(app, other, care.company.id);
    await moveTo(buyer, 'silent@buyer.example');
    expect(await leads(token)).toBe(true);
    const subjects = (await mailsTo('silent@buyer.example')).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('New links'))).toEqual([]);
  });
});
