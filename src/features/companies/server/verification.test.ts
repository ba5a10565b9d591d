import { describe, expect, test } from 'vitest';
import { todayAt } from '#platform/dates/validity.ts';
import { changeRow, makeCompany } from '#testing/factories.ts';
import { type SignedInExhibitor, signInExhibitor, signInJobSeeker } from '#testing/sign-in-as.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { call, fetch, database } = await startTestApp();
const today = todayAt(new Date());

const ofPage = async (id: number) =>
  (await call(`companies/company-detail.php?id=${id}`)).body.company?.verified;
const ofOwn = async ({ headers }: SignedInExhibitor) =>
  (await call('exhibitor/status.php', { headers })).body.verified;

describe('that a company is verified', () => {
  test('is told with both days, on the page and to the company itself', async () => {
    const owner = await signInExhibitor(database);
    const { id } = owner.company;
    const days = { approved_on: today, confirmed_on: today };
    expect(await ofPage(id)).toEqual(days);
    expect(await ofOwn(owner)).toEqual(days);
    await changeRow(database, 'companies', id, {
      approved_at: '2026-01-02T12:00:00Z',
      confirmed_at: '2026-02-03T22:30:00Z',
    });
    expect(await ofPage(id)).toEqual({ approved_on: '2026-01-02', confirmed_on: '2026-02-04' });
    expect(await (await fetch(`/company/${id}`)).text()).toContain(
      'Verified exhibitor: approved by us on 2 Jan 2026, e-mail confirmed on 4 Feb 2026',
    );
    expect(await (await fetch(`/ar/company/${id}`)).text()).toContain('عارض موثّق: قبلناه في');
  });

  test('is not told of a company that lacks one of the two', async () => {
    const unconfirmed = await makeCompany(database, { confirmedEmail: null });
    expect(await ofPage(unconfirmed.id)).toBeNull();
    expect(await (await fetch(`/company/${unconfirmed.id}`)).text()).not.toContain('Verified');
    const waiting = await signInExhibitor(database, { exhibitorStatus: 0, status: 2, type: null });
    expect(await ofOwn(waiting)).toBeNull();
    const seeker = await signInJobSeeker(database);
    expect((await call('exhibitor/status.php', seeker)).body.verified).toBeNull();
  });

  test('ends with the approval and with another address, and begins again on its day', async () => {
    const owner = await signInExhibitor(database);
    const { id, email } = owner.company;
    const change = (facts: Record<string, unknown>) => changeRow(database, 'companies', id, facts);
    await change({ approved_at: '2026-01-02T12:00:00Z', confirmed_at: '2026-01-02T12:00:00Z' });
    await change({ email: 'another@verified.example' });
    expect(await ofOwn(owner)).toBeNull();
    await change({ confirmed_email: 'another@verified.example' });
    expect(await ofOwn(owner)).toEqual({ approved_on: '2026-01-02', confirmed_on: today });
    await change({ exhibitor_status: 3 });
    expect(await ofOwn(owner)).toBeNull();
    await change({ exhibitor_status: 1, email, confirmed_email: email.toLowerCase() });
    expect(await ofOwn(owner)).toEqual({ approved_on: today, confirmed_on: today });
  });
});
