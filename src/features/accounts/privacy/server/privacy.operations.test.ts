import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storePublicFile } from '#platform/files/file-store.ts';
import { queueMail } from '#platform/mail/mail.ts';
import { createTransport } from '#platform/mail/transport.ts';
import { makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestStore, storeKinds } from '#testing/file-stores.ts';
import { sendDueMails } from '#testing/send-due-mails.ts';
import {
  type SignedIn,
  type SignedInExhibitor,
  signInExhibitor,
  signInJobSeeker,
} from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { unzipFiles } from '#testing/unzip-files.ts';

describe.each(storeKinds)('files on %s', async (kind) => {
  const shelf = await startTestStore(kind);
  const { call, fetch, database, dataDir, files: store } = await startTestApp(shelf.env);
  const { pool } = database;

  const post = ({ headers }: SignedIn, path: string, body: object) =>
    call(path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  const canary = 'canary7f3a';

  /** The whole database as text. */
  async function wholeDatabase(): Promise<string> {
    const { rows } = await pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    const dumps = await Promise.all(
      rows.map(({ name }) => pool.query(`select ${name}::text as line from ${name}`)),
    );
    return dumps.flatMap((dump) => dump.rows.map(({ line }) => line)).join('\n');
  }

  async function everyFile(): Promise<string> {
    const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1'));
    const own = [...files.map(({ name }) => name), ...(await Promise.all(texts))].join('\n');
    return own + (await shelf.everything());
  }

  /** Somebody with data in every place that can hold some. */
  async function makeTraces(other: SignedInExhibitor): Promise<SignedInExhibitor> {
    const email = `${canary}@test.example`;
    const person = await signInExhibitor(
      database,
      { name: `Company ${canary}`, email, logo: `${canary}.webp` },
      { email, name: `Name ${canary}`, phone: '123456', userType: 0 },
    );
    await makeProduct(database, { companyId: person.company.id, image1: `${canary}-p.webp` });
    await makeEvent(database, person.company.id, { image: 'shared.webp', pdf: `${canary}.pdf` });
    await makeJob(database, person.company.id, { title: `Job ${canary}` });
    const file = Buffer.from(canary);
    await storePublicFile(store, 'companies', `${canary}.webp`, file);
    await storePublicFile(store, 'products', `${canary}-p.webp`, file);
    await storePublicFile(store, 'products', `${canary}-p-600.webp`, file);
    await storePublicFile(store, 'brochures', `${canary}.pdf`, file);
    const message = { name: canary, email, subject: 'general', message: `It is ${canary}` };
    await post(person, 'contact/send.php', message);
    await post(person, 'auth/check-email.php', { email });
    await post(person, 'enquiries/send.php', {
      ...{ key: randomUUID(), about: 'company', id: other.company.id, country: 'KW' },
      ...{ name: `Name ${canary}`, subject: `Beds ${canary}`, message: `Beds of ${canary}` },
    });
    const transport = createTransport({
      smtpUrl: undefined,
      mailFrom: 'a@mai.example',
      dataDir,
      appUrl: 'https://mai.example',
    });
    await sendDueMails(pool, transport);
    await post(person, 'contact/send.php', message);
    return person;
  }

  describe('POST user/erase.php', () => {
    test.each([[{}], [{ email: 'x' }], [{ email: 'other@test.example' }]])(
      'refuses %j and erases nothing',
      async (body) => {
        const person = await signInJobSeeker(database);
        const answer = await post(person, 'user/erase.php', body);
        expect(answer.status).toBe(400);
        expect(answer.body.errors).toEqual([expect.objectContaining({ field: 'email' })]);
        expect((await call('user/profile.php', { headers: person.headers })).status).toBe(200);
      },
    );

    test('leaves the canary nowhere: not in the database, not in files', async () => {
      const other = await signInExhibitor(database, { logo: 'other.webp' });
      await makeEvent(database, other.company.id, { image: 'shared.webp' });
      await storePublicFile(store, 'companies', 'other.webp', Buffer.from('other'));
      await storePublicFile(store, 'events', 'shared.webp', Buffer.from('shared'));
      const mail = { subject: 'Bill', body: 'A matter of another', language: 'en' } as const;
      await queueMail(pool, { recipient: other.account.email, ...mail });
      const person = await makeTraces(other);
      expect(await wholeDatabase()).toContain(canary);
      expect(await everyFile()).toContain(canary);

      const { status, body } = await post(person, 'user/erase.php', {
        email: person.account.email.toUpperCase(),
      });
      expect(status).toBe(200);
      expect(body.message).toBe('Your account has been deleted.');
      expect(await wholeDatabase()).not.toContain(canary);
      expect(await everyFile()).not.toContain(canary);

      expect((await call('user/profile.php', { headers: person.headers })).status).toBe(401);
      expect((await call('user/profile.php', { headers: other.headers })).status).toBe(200);
      const kept = await everyFile();
      expect(kept).toContain('other.webp');
      expect(kept).toContain('shared.webp');
      expect(kept).toContain('A matter of another');
    });
  });

  describe('a company that ordered', () => {
    const order = (company: number, number: number, status: string) =>
      pool.query(
        `insert into orders (id, company_id, plan, months, currency, month_price_minor,
           subtotal_minor, total_minor, email, company_name, language, status, provider, live)
         values ($1, $2, 2, 12, 'USD', 4900, 58800, 58800, 'pay@test.example', 'Payer', 'en', $3,
           'sandbox', false)`,
        [`ord_${String(number).padStart(22, '0')}`, company, status],
      );
    const erase = (person: SignedIn) =>
      post(person, 'user/erase.php', { email: person.account.email });
    const ordersNow = async () =>
      (
        await pool.query(
          `select o.status, c.name, c.owner_account_id, c.listed
           from orders o join companies c on c.id = o.company_id order by o.id`,
        )
      ).rows;

    test('cannot be erased while a payment is under way, and stays whole', async () => {
      const person = await signInExhibitor(database);
      await order(person.company.id, 1, 'pending');
      const { status, body } = await erase(person);
      expect(status).toBe(409);
      expect(body.message).toMatch(/payment of your company is under way/);
      expect((await call('user/profile.php', { headers: person.headers })).status).toBe(200);
      await pool.query('delete from orders');
    });

    test('leaves what was paid in the books, under a nameless company', async () => {
      const person = await signInExhibitor(database);
      await order(person.company.id, 2, 'paid');
      await order(person.company.id, 3, 'failed');
      await pool.query(
        `insert into subscriptions (company_id, plan, starts_on, order_id)
         select company_id, plan, current_date, id from orders where status = 'paid'`,
      );
      await pool.query(
        'insert into subscription_reminders (subscription_id, days_before) select id, 7 from subscriptions',
      );
      const archive = await fetch('/api/user/data.php', { headers: person.headers });
      expect(Buffer.from(await archive.arrayBuffer()).toString()).toContain('orders.json');
      expect((await erase(person)).status).toBe(200);
      expect(await ordersNow()).toEqual([
        { status: 'paid', name: 'Deleted company', owner_account_id: null, listed: false },
      ]);
      const { rowCount } = await pool.query('select 1 from companies where id = $1', [
        person.company.id,
      ]);
      expect(rowCount).toBe(0);
    });
  });

  describe('GET user/data.php', () => {
    test('is an archive of what is kept, for the person alone', async () => {
      const person = await signInExhibitor(
        database,
        { name: 'Own Company', logo: 'own.webp' },
        { name: 'Layla Haddad', userType: 0 },
      );
      await storePublicFile(store, 'companies', 'own.webp', Buffer.from('a picture'));
      await signInJobSeeker(database, { name: 'Somebody Else' });
      const response = await fetch('/api/user/data.php', { headers: person.headers });
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('application/zip');
      expect(response.headers.get('content-disposition')).toMatch(/filename="my-data-[\d-]+\.zip"/);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const files = unzipFiles(Buffer.from(await response.arrayBuffer()));
      const names = files.map(({ name }) => name);
      const text = files.map(({ content }) => content.toString('utf8')).join();
      expect(names).toEqual(
        expect.arrayContaining([
          'account.json',
          'sessions.json',
          'company.json',
          'Upload/companies/own.webp',
        ]),
      );
      expect(text).toContain('Layla Haddad');
      expect(text).toContain('a picture');
      expect(text).not.toContain('Somebody Else');
      expect(text).not.toContain(person.token);
      expect((await fetch('/api/user/data.php')).status).toBe(401);
    });

    test('of a company holds everything it lists, with its files, and nothing of others', async () => {
      const person = await signInExhibitor(database, { name: 'Own Company' });
      const { id } = person.company;
      const other = await signInExhibitor(database);
      for (let number = 0; number < 501; number += 1) {
        await makeProduct(database, { companyId: id, itemName: `Product ${number}` });
      }
      await makeProduct(database, { companyId: id, itemName: 'Shown', image1: 'shown.webp' });
      await makeProduct(database, { companyId: other.company.id, itemName: 'Foreign' });
      await makeJob(database, id, { title: 'Night nurse' });
      await makeEvent(database, id, { title: 'Heart Day', pdf: 'heart.pdf' });
      await storePublicFile(store, 'products', 'shown.webp', Buffer.from('a picture'));
      await storePublicFile(store, 'brochures', 'heart.pdf', Buffer.from('a brochure'));
      const response = await fetch('/api/user/data.php', { headers: person.headers });
      const files = unzipFiles(Buffer.from(await response.arrayBuffer()));
      const read = (name: string) =>
        files.find((file) => file.name === name)?.content.toString('utf8') ?? '';
      const products: { item_name: string }[] = JSON.parse(read('products.json'));
      expect(products).toHaveLength(502);
      expect(products.map((each) => each.item_name)).not.toContain('Foreign');
      expect(JSON.parse(read('jobs.json'))).toMatchObject([{ job_title: 'Night nurse' }]);
      expect(JSON.parse(read('events.json'))).toMatchObject([{ event_title: 'Heart Day' }]);
      expect(read('Upload/products/shown.webp')).toBe('a picture');
      expect(read('Upload/brochures/heart.pdf')).toBe('a brochure');
    });

    test('finds an end', async () => {
      const person = await signInJobSeeker(database);
      const ask = async () => {
        const response = await fetch('/api/user/data.php', { headers: person.headers });
        await response.arrayBuffer();
        return response.status;
      };
      for (let time = 0; time < 10; time += 1) expect(await ask()).toBe(200);
      expect(await ask()).toBe(429);
    });
  });
});
