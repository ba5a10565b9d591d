import { expect, test } from 'vitest';
import { fileChildren } from '#platform/files/file-children.ts';
import { hostileDrawings } from '#testing/hostile-pictures.ts';
import { requireSentCode } from '#testing/sent-codes.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database, files } = await startTestApp();
const owner = await signInExhibitor(database);

/** A busy machine is slow as well, but a request that waits behind the drawings would take as long as they do. */
const LONGEST_ANSWER_MS = 2_000;

function saveLogo(drawing: string) {
  const body = new FormData();
  body.set('company_name', 'Nabd Medical');
  body.set('company_email', 'info@nabd.example');
  body.set('phone_country', '965');
  body.set('company_phone', '22001122');
  body.set('company_logo', new Blob([drawing]), 'logo.svg');
  return call('exhibitor/update-profile.php', { method: 'POST', headers: owner.headers, body });
}

const post = (path: string, body: object) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The portal's own threads hash codes and read files. */
async function signIn(): Promise<number> {
  const email = `visitor-${crypto.randomUUID()}@example.com`;
  await post('auth/check-email.php', { email });
  const otp = await requireSentCode(database, email);
  return (await post('auth/verify-otp.php', { email, otp })).status;
}

const statusOf = async (path: string) => (await fetch(path)).status;

async function timed(work: Promise<number>): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  return { status: await work, ms: performance.now() - began };
}

test('five hostile drawings at once are refused, and nobody else waits for them', async () => {
  await files.write('Upload/setting/here.webp', Buffer.alloc(5_000));
  const sent = Object.values(hostileDrawings).map(async (drawing) => {
    return (await saveLogo(drawing)).status;
  });
  await expect.poll(() => fileChildren.pids().length).toBe(2);
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      timed(signIn()),
      timed(statusOf('/Upload/setting/here.webp')),
      timed(statusOf('/readyz')),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { ms } of answers) expect(ms).toBeLessThan(LONGEST_ANSWER_MS);
  }
  expect(await Promise.all(sent)).toEqual([400, 400, 400, 400, 400]);
});

test('a drawing as people send them is drawn right after', async () => {
  const circle =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle r="9"/></svg>';
  const { status, body } = await saveLogo(circle);
  expect([status, body.logo_path]).toEqual([200, expect.stringContaining('/Upload/companies/')]);
});
