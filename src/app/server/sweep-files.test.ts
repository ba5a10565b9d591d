import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { privateFolderOf } from '#platform/files/private-file.ts';
import { uploadFolders } from '#platform/files/upload-address.ts';
import { applyAs } from '#testing/apply-as.ts';
import { makeCatalog, makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { startTestStore, storeKinds } from '#testing/file-stores.ts';
import { signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { sweepFiles } from './sweep-files.ts';

const folders = [...uploadFolders.map((name) => `Upload/${name}`), privateFolderOf('cvs')];

describe.each(storeKinds)('files on %s', async (kind) => {
  const store = await startTestStore(kind);
  const { files, namesIn: filesIn, makeOld } = store;
  const app = await startTestApp(store.env);
  const { call, database } = app;
  const { pool } = database;
  const owner = await signInExhibitor(database);

  const sweep = () => sweepFiles({ pool, files, now: new Date() });
  const leave = (folder: string, name: string) => store.leave(`${folder}/${name}`, name);

  async function sendLogo(colour: string) {
    const picture = await sharp({
      create: { width: 700, height: 90, channels: 3, background: colour },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    const facts = {
      company_name: 'Tiryaq',
      company_email: 'a@b.example',
      company_phone: '22001122',
    };
    for (const [name, value] of Object.entries({ ...facts, phone_country: '965' })) {
      form.set(name, value);
    }
    form.set(
      'company_logo',
      new File([new Uint8Array(picture)], 'logo.png', { type: 'image/png' }),
    );
    const sent = { method: 'POST', headers: owner.headers, body: form };
    const { body } = await call('exhibitor/update-profile.php', sent);
    return String(body.logo_path).split('/').at(-1) ?? '';
  }

  beforeEach(sweep);

  describe.each(folders)('%s', (folder) => {
    test('what no row names goes a day later, with what was never finished', async () => {
      await leave(folder, 'left.webp');
      await leave(folder, 'left-600.webp');
      await leave(folder, 'half.webp.77.part');
      expect(await sweep()).toBe(0);
      await makeOld(folder);
      expect(await sweep()).toBe(3);
      expect(await filesIn(folder)).toEqual([]);
      expect(await sweep()).toBe(0);
    });
  });

  test('a logo that was replaced goes with its small copy; the one that is shown stays', async () => {
    const first = await sendLogo('red');
    const second = await sendLogo('blue');
    await makeOld('Upload/companies');
    expect(await filesIn('Upload/companies')).toHaveLength(4);
    expect(await sweep()).toBe(2);
    const small = second.replace('.webp', '-600.webp');
    expect(await filesIn('Upload/companies')).toEqual([second, small].sort());
    expect(first).not.toBe(second);
  });

  test('a picture that is stored again while nobody names it is young again', async () => {
    const name = await sendLogo('green');
    await sendLogo('black');
    await makeOld('Upload/companies');
    expect(await sendLogo('green')).toBe(name);
    await pool.query('update companies set logo = null');
    await sweep();
    expect(await filesIn('Upload/companies')).toContain(name);
  });

  test('every column that names a file keeps it, however it is written', async () => {
    const { id: companyId } = owner.company;
    for (const folder of folders) await leave(folder, 'named.webp');
    await makeProduct(database, { companyId, image1: 'named.webp', datasheet: 'named.webp' });
    await makeCatalog(database, companyId, { pdf: 'named.webp' });
    await makeEvent(database, companyId, {
      image: 'Upload/events/named.webp',
      pdf: '/Upload/brochures/named.webp',
    });
    await pool.query(`update companies set logo = 'named.webp' where id = $1`, [companyId]);
    await pool.query(`insert into settings (name, value) values ('website_logo', 'named.webp')
      on conflict (name) do update set value = excluded.value`);
    await pool.query(`insert into sponsor_logos (name, logo) values ('S', 'named.webp')`);
    await pool.query(
      `insert into event_sponsors (event_refs, name, logo) values ('EVT-1', 'S', 'named.webp')`,
    );
    await pool.query(`insert into brands (company_id, name, logo) values ($1, 'B', 'named.webp')`, [
      companyId,
    ]);
    await pool.query(
      `insert into company_pictures (company_id, title, picture) values ($1, 'P', 'named.webp')`,
      [companyId],
    );
    await pool.query(`insert into open_dumps (kind, part, file, records, bytes, sha256, mark)
      values ('job', 1, 'named.webp', 1, 1, repeat('0', 64), '')
      on conflict (kind, part) do nothing`);
    const { id: jobId } = await makeJob(database, companyId);
    const seeker = await signInJobSeeker(database);
    const applicationId = await applyAs(app, seeker, jobId);
    await pool.query(`update applications set cv_file = 'private/cvs/named.webp' where id = $1`, [
      applicationId,
    ]);
    for (const folder of folders) await makeOld(folder);
    await sweep();
    for (const folder of folders) {
      expect([folder, await filesIn(folder)]).toEqual([folder, ['named.webp']]);
    }
  });

  test('a crash after an erasure was committed: the next sweeps find its files', async () => {
    const name = await sendLogo('yellow');
    const { id: jobId } = await makeJob(database, owner.company.id);
    await applyAs(app, await signInJobSeeker(database), jobId);
    // As after the commit of an erasure whose process died before removing the files.
    await pool.query('truncate applications cascade');
    await pool.query('update companies set logo = null where id = $1', [owner.company.id]);
    for (const folder of ['Upload/companies', 'private/cvs']) await makeOld(folder);
    await sweep();
    expect(await filesIn('Upload/companies')).not.toContain(name);
    expect(await filesIn('private/cvs')).toEqual([]);
  });
});
