import { describe, expect, test } from 'vitest';
import { makeEvent, makeJob, makeProduct } from '#testing/factories.ts';
import { signInExhibitor } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, fetch, call } = await startTestApp();
const { company, headers } = await signInExhibitor(database, { name: 'Dana Devices' });
const { company: other } = await signInExhibitor(database, { name: 'Open House' });
const product = await makeProduct(database, { companyId: company.id, itemName: 'Pump' });
const job = await makeJob(database, company.id, { title: 'Theatre nurse' });
const event = await makeEvent(database, company.id, { title: 'Heart congress' });

const own = [
  `/company/${company.id}`,
  `/product/${product.id}`,
  `/job/${job.jobRef}`,
  `/event/${event.slug}`,
];

async function say(company_training: string) {
  const { body } = await call('exhibitor/profile.php', { headers });
  const { company_name, company_email, company_phone, phone_country } = body.profile;
  const form = { company_name, company_email, company_phone, phone_country, company_training };
  return call('exhibitor/update-profile.php', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
}

const signalOf = async (path: string) => (await fetch(path)).headers.get('content-signal');

test('only the one thing can be said', async () => {
  const { status, body } = await say('perhaps');
  expect([status, body.errors[0].field]).toEqual([400, 'company_training']);
});

describe('a company that says nothing', () => {
  test('is told to crawlers as everybody', async () => {
    for (const path of own) expect(await signalOf(path), path).toBeNull();
    expect(await (await fetch('/robots.txt')).text()).not.toContain('GPTBot');
  });
});

describe('a company that is not for training', () => {
  test('says so on its pages and those of its records, in every form, at once', async () => {
    for (const path of own) await fetch(path);
    expect((await say('refused')).status).toBe(200);
    for (const path of own) {
      for (const form of ['', '.md', '.json']) {
        // First made anew, then from the cache.
        for (let turn = 0; turn < 2; turn += 1) {
          const answer = await fetch(path + form);
          expect(answer.headers.get('content-signal'), path + form).toContain('ai-train=no');
          expect(answer.headers.get('tdm-reservation')).toBe('1');
        }
      }
      expect(await (await fetch(`${path}.md`)).text()).toContain('\ncontent_signal: "');
      expect((await (await fetch(`/ar${path}.json`)).json()).content_signal).toContain(
        'ai-train=no',
      );
    }
  });

  test('shuts crawlers for training out, and nobody whose number begins alike', async () => {
    const text = await (await fetch('/robots.txt')).text();
    const [everybody = '', trainers = ''] = text.split('\n\n');
    expect(everybody).not.toContain('/company/');
    expect(trainers).toContain('User-agent: GPTBot');
    expect(trainers).toContain('Disallow: /admin');
    expect(trainers).toContain(`Disallow: /company/${company.id}$`);
    expect(trainers).toContain(`Disallow: /ar/company/${company.id}.`);
    expect(trainers).not.toContain(`Disallow: /company/${company.id}\n`);
    expect(trainers).not.toContain(`/company/${other.id}$`);
  });

  test('leaves the pages of others as they are', async () => {
    expect(await signalOf(`/company/${other.id}`)).toBeNull();
    expect(await signalOf('/jobs')).toBeNull();
  });

  test('can take it back', async () => {
    expect((await say('')).status).toBe(200);
    for (const path of own) expect(await signalOf(path), path).toBeNull();
    expect(await (await fetch('/robots.txt')).text()).not.toContain('GPTBot');
  });
});
