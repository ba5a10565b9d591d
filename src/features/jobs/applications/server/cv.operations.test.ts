import { readdir, readlink } from 'node:fs/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { applyAs } from '#testing/apply-as.ts';
import { makePdf } from '#testing/cv-files.ts';
import { dayFromToday, makeJob } from '#testing/factories.ts';
import { startTestStore, storeKinds } from '#testing/file-stores.ts';
import { type SignedIn, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { unzipFiles } from '#testing/unzip-files.ts';
import { removeOldCvs } from './remove-old-cvs.ts';

describe.each(storeKinds)('files on %s', async (kind) => {
  const store = await startTestStore(kind);
  const app = await startTestApp(store.env);
  const { call, fetch, database, files } = app;
  const { pool } = database;
  const storedCvs = () => store.namesIn('private/cvs');

  const owner = await signInExhibitor(database);
  const content = makePdf('Only for Tiryaq');

  async function makeApplication(facts: Parameters<typeof makeJob>[2] = {}) {
    const seeker = await signInJobSeeker(database);
    const job = await makeJob(database, owner.company.id, facts);
    const id = await applyAs(app, seeker, job.id, { content, fileName: 'سيرة مريم.pdf' });
    return { seeker, job, id };
  }

  const open = (id: number, who?: SignedIn) =>
    fetch(`/api/jobs/cv.php?application_id=${id}`, { headers: who?.headers });

  const openings = async (id: number, who: SignedIn) =>
    (await call(`jobs/application.php?application_id=${id}`, { headers: who.headers })).body
      .application.cv_openings;

  describe('GET jobs/cv.php', () => {
    test('is for nobody without a session', async () => {
      const { id } = await makeApplication();
      expect((await open(id)).status).toBe(401);
    });

    test('tells everybody else that there is no such application', async () => {
      const { id, seeker } = await makeApplication();
      const others = [
        await signInJobSeeker(database),
        await signInExhibitor(database),
        await signInExhibitor(database, { exhibitorStatus: 3, status: 3 }),
        await signInJobSeeker(database, { isAdmin: true }),
        await signInExhibitor(database, {}, { isAdmin: true }),
      ];
      for (const other of others) {
        const response = await open(id, other);
        expect(response.status).toBe(404);
        expect((await response.json()).message).toBe('Application not found');
      }
      expect((await open(999_999, seeker)).status).toBe(404);
      expect(await openings(id, seeker)).toEqual([]);
    });

    test('is for the company in exhibitor mode only', async () => {
      const { id } = await makeApplication();
      const setMode = (type: number) =>
        pool.query('update accounts set user_type = $2 where id = $1', [owner.account.id, type]);
      await setMode(0);
      expect((await open(id, owner)).status).toBe(404);
      await setMode(1);
      expect((await open(id, owner)).status).toBe(200);
    });

    test('is for the applicant, as a file to be saved, and that is not noted', async () => {
      const { id, seeker } = await makeApplication();
      const response = await open(id, seeker);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
      const headers = Object.fromEntries(response.headers);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toMatch(/^attachment; filename="_\.pdf"/);
      expect(headers['content-disposition']).toContain(encodeURIComponent('سيرة مريم.pdf'));
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(await openings(id, seeker)).toEqual([]);
    });

    test('of its head nothing is told, as it would be an opening of what nobody read', async () => {
      const { id, seeker } = await makeApplication();
      for (const name of ['cv', 'cv-picture']) {
        const path = `/api/jobs/${name}.php?application_id=${id}`;
        const answer = await fetch(path, { method: 'HEAD', headers: owner.headers });
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET']);
      }
      expect(await openings(id, seeker)).toEqual([]);
    });

    // Only files on disk are open in this process.
    if (kind === 'disk') {
      test('is not left open when its opening cannot be noted', async () => {
        const { id } = await makeApplication();
        const openCvs = async () => {
          const names = (await readdir('/proc/self/fd')).map((fd) => `/proc/self/fd/${fd}`);
          const paths = await Promise.all(names.map((name) => readlink(name).catch(() => '')));
          return paths.filter((path) => path.includes('/private/cvs/'));
        };
        await pool.query('alter table cv_openings rename to away');
        expect((await open(id, owner)).status).toBe(500);
        await pool.query('alter table away rename to cv_openings');
        await expect.poll(openCvs).toEqual([]);
      });
    }

    test('shows the applicant every opening by the company', async () => {
      const { id, seeker } = await makeApplication();
      await (await open(id, owner)).arrayBuffer();
      await (await open(id, owner)).arrayBuffer();
      const seen = await openings(id, seeker);
      expect(seen.map((each: { opened_by: string }) => each.opened_by)).toEqual([
        'company',
        'company',
      ]);
      const { body } = await call('jobs/user-applications.php', { headers: seeker.headers });
      expect(body.applications[0].cv_opened_at).toBe(seen[0].created_at);
    });

    test('keeps the first openings and the last two hundred of a CV, and all of others', async () => {
      const [opened, other] = [await makeApplication(), await makeApplication()];
      await (await open(other.id, owner)).arrayBuffer();
      await pool.query(
        `insert into cv_openings (application_id, opened_by, created_at)
         select $1, 'company', now() - make_interval(mins => 400 - n) from generate_series(1, 300) n`,
        [opened.id],
      );
      const record = async (id: number) => {
        const { rows } = await pool.query(
          `select count(*)::int as n, min(created_at) as first, max(created_at) as last
           from cv_openings where application_id = $1`,
          [id],
        );
        return rows[0];
      };
      const before = await record(opened.id);
      await (await open(opened.id, owner)).arrayBuffer();
      await (await open(opened.id, owner)).arrayBuffer();
      const after = await record(opened.id);
      expect([after.n, after.first]).toEqual([210, before.first]);
      expect(after.last.getTime()).toBeGreaterThan(before.last.getTime());
      expect((await record(other.id)).n).toBe(1);
    });
  });

  describe('GET jobs/cv-picture.php', () => {
    const see = (id: number, who?: SignedIn) =>
      fetch(`/api/jobs/cv-picture.php?application_id=${id}`, { headers: who?.headers });

    test('is for those who may open the file, and nobody else', async () => {
      const { id, seeker } = await makeApplication();
      expect((await see(id)).status).toBe(401);
      expect((await see(id, await signInExhibitor(database))).status).toBe(404);
      expect((await see(id, await signInJobSeeker(database, { isAdmin: true }))).status).toBe(404);
      expect(await openings(id, seeker)).toEqual([]);
    });

    test('is a picture that is kept nowhere, and the applicant is told that it was seen', async () => {
      const { id, seeker } = await makeApplication();
      const response = await see(id, owner);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(8, 12)
          .toString(),
      ).toBe('WEBP');
      expect(await openings(id, seeker)).toHaveLength(1);
    });

    test('without a picture nothing was seen', async () => {
      const { id, seeker } = await makeApplication();
      await pool.query(`update applications set cv_type = 'docx' where id = $1`, [id]);
      const response = await see(id, owner);
      expect(response.status).toBe(404);
      expect((await response.json()).message).toBe(
        'There is no preview of this CV. Please open the file.',
      );
      expect(await openings(id, seeker)).toEqual([]);
    });
  });

  describe('a CV is gone 180 days after its job has ended', () => {
    const sweep = (now = new Date()) => removeOldCvs({ pool, files, now });

    afterEach(() => pool.query('truncate applications cascade'));

    const end = (jobId: number, days: number) =>
      pool.query(`update jobs set start_date = $2::date - 10, expiry_date = $2 where id = $1`, [
        jobId,
        dayFromToday(-days),
      ]);

    test('when it is read, before anybody removed it', async () => {
      const { id, job, seeker } = await makeApplication();
      await end(job.id, 180);
      expect((await open(id, owner)).status).toBe(200);
      await end(job.id, 181);
      for (const who of [owner, seeker]) {
        const response = await open(id, who);
        expect(response.status).toBe(404);
        expect((await response.json()).message).toBe('This CV is no longer kept.');
      }
    });

    test('and from the store with the next sweep, not a day earlier', async () => {
      const { job } = await makeApplication();
      await end(job.id, 180);
      const before = await storedCvs();
      expect(await sweep()).toBe(0);
      await end(job.id, 181);
      expect(await sweep()).toBe(1);
      expect(await storedCvs()).toHaveLength(before.length - 1);
      expect(await sweep()).toBe(0);
    });

    test('counted from the day the job was removed', async () => {
      const { id, job, seeker } = await makeApplication();
      await pool.query('delete from jobs where id = $1', [job.id]);
      expect((await open(id, seeker)).status).toBe(200);
      expect((await open(id, owner)).status).toBe(404);
      await pool.query('update applications set removed_on = removed_on - 181 where id = $1', [id]);
      expect((await open(id, seeker)).status).toBe(404);
      expect(await sweep()).toBe(1);
    });
  });

  describe('what is kept about an applicant', () => {
    const canary = 'canary91c2';

    test('can be downloaded, and is nowhere after the account is erased', async () => {
      const seeker = await signInJobSeeker(database, { email: `${canary}@test.example` });
      const job = await makeJob(database, owner.company.id);
      const cv = { name: `Name ${canary}`, content: makePdf(canary), fileName: `${canary}.pdf` };
      const id = await applyAs(app, seeker, job.id, cv);
      await pool.query('update applications set notes = $2 where id = $1', [id, canary]);
      const archive = await fetch('/api/user/data.php', { headers: seeker.headers });
      const files = unzipFiles(Buffer.from(await archive.arrayBuffer()));
      expect(files.map(({ name }) => name)).toContain(`applications/${id}/${canary}.pdf`);
      const told = files.find(({ name }) => name === 'applications.json')?.content.toString();
      expect(told).toContain(`Name ${canary}`);

      const erased = await call('user/erase.php', {
        method: 'POST',
        headers: { ...seeker.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email: seeker.account.email }),
      });
      expect(erased.status).toBe(200);
      for (const table of ['applications', 'application_steps', 'cv_openings', 'mails']) {
        const { rows } = await pool.query(`select ${table}::text as line from ${table}`);
        expect(JSON.stringify(rows)).not.toContain(canary);
      }
      expect(await store.everything()).not.toContain(canary);
    });

    test('a company that goes leaves nothing of its own with its applicants', async () => {
      const gone = await signInExhibitor(database, { name: `Company ${canary}` }, { userType: 0 });
      const job = await makeJob(database, gone.company.id, { title: `Job ${canary}` });
      const seeker = await signInJobSeeker(database);
      const id = await applyAs(app, seeker, job.id);
      await pool.query('update applications set notes = $2 where id = $1', [id, canary]);
      await call('user/erase.php', {
        method: 'POST',
        headers: { ...gone.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email: gone.account.email }),
      });
      const { rows } = await pool.query('select applications::text as line from applications');
      expect(JSON.stringify(rows)).not.toContain(canary);
      const { body } = await call('jobs/user-applications.php', { headers: seeker.headers });
      expect(body.applications).toEqual([
        expect.objectContaining({
          job_title: 'A job that was removed',
          company_name: 'A company that has left',
        }),
      ]);
      expect((await open(id, seeker)).status).toBe(200);
    });
  });
});
