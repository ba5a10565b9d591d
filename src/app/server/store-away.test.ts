import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { applicationForm } from '#testing/cv-files.ts';
import { makeJob } from '#testing/factories.ts';
import { startTestStore, storeKinds } from '#testing/file-stores.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { sweepFiles } from './sweep-files.ts';

const AWAY = 'Service temporarily unavailable. Please try again later.';

describe.each(storeKinds)('while the files on %s cannot be reached', async (kind) => {
  const store = await startTestStore(kind);
  const { call, fetch, database, files } = await startTestApp(store.env);
  const { pool } = database;
  const owner = await signInExhibitor(database, { logo: 'before.webp' });
  const job = await makeJob(database, owner.company.id);
  let isAway = false;

  async function breakDown(): Promise<void> {
    await store.breakDown();
    isAway = true;
  }
  async function recover(): Promise<void> {
    if (isAway) await store.recover();
    isAway = false;
  }
  afterEach(recover);

  const countOf = async (table: string) =>
    (await pool.query(`select count(*) as rows from ${table}`)).rows[0].rows;

  function apply({ headers, account }: Awaited<ReturnType<typeof signInJobSeeker>>) {
    const fields = { job_id: job.id, name: 'Mariam Darwish', email: account.email };
    return call('jobs/apply.php', { method: 'POST', headers, body: applicationForm(fields) });
  }

  test('an application is not half there, and can be sent again', async () => {
    const seeker = await signInJobSeeker(database);
    const before = [await countOf('applications'), await countOf('mails')];
    await breakDown();
    const refused = await apply(seeker);
    expect([refused.status, refused.body.message]).toEqual([503, AWAY]);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect([await countOf('applications'), await countOf('mails')]).toEqual(before);
    await recover();
    const { status, body } = await apply(seeker);
    expect(status).toBe(200);
    expect(await store.namesIn('private/cvs')).toHaveLength(1);
    const id = body.data.application_id;
    const open = () => fetch(`/api/jobs/cv.php?application_id=${id}`, { headers: seeker.headers });
    expect((await open()).status).toBe(200);
    await breakDown();
    const away = await open();
    expect([away.status, (await away.json()).message]).toEqual([503, AWAY]);
    const archive = await fetch('/api/user/data.php', { headers: seeker.headers });
    expect(archive.status).toBe(503);
  });

  test('a company keeps the logo it has', async () => {
    const picture = await sharp({
      create: { width: 90, height: 90, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('company_name', 'Renamed');
    form.set('company_email', 'a@b.example');
    form.set('phone_country', '965');
    form.set('company_phone', '22001122');
    form.set('company_logo', new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' }));
    await breakDown();
    const sent = { method: 'POST', headers: owner.headers, body: form };
    const { status, body } = await call('exhibitor/update-profile.php', sent);
    expect([status, body.message]).toEqual([503, AWAY]);
    const { rows } = await pool.query('select name, logo from companies');
    expect(rows).toEqual([{ name: owner.company.name, logo: 'before.webp' }]);
  });

  test('an account is erased all the same, and its files with the next sweeps', async () => {
    const seeker = await signInJobSeeker(database);
    expect((await apply(seeker)).status).toBe(200);
    const cvs = (await store.namesIn('private/cvs')).length;
    await breakDown();
    const { status } = await call('user/erase.php', {
      method: 'POST',
      headers: { ...seeker.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: seeker.account.email }),
    });
    expect(status).toBe(200);
    await recover();
    expect(await store.namesIn('private/cvs')).toHaveLength(cvs);
    await store.makeOld('private/cvs');
    await sweepFiles({ pool, files, now: new Date() });
    expect(await store.namesIn('private/cvs')).toHaveLength(cvs - 1);
  });

  test('pages and calls without files go on', async () => {
    await breakDown();
    expect((await fetch('/companies')).status).toBe(200);
    expect((await fetch('/readyz')).status).toBe(200);
  });
});
