import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createOperator } from '#testing/operator.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const app = await startTestApp();
const { call, fetch } = app;
const operator = await createOperator(app);

const picture = async () => {
  const create = { width: 60, height: 20, channels: 3, background: '#a30' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
};

test('wrong values are named and nothing is stored', async () => {
  const { status, body } = await operator.post('settings/save.php', {
    website_name: 'x'.repeat(101),
    contact_email: 'nobody',
    contact_phone: 'call me',
    applications_per_month: '1001',
  });
  expect(status).toBe(400);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'website_name',
    'contact_email',
    'contact_phone',
    'applications_per_month',
  ]);
  const noLogo = { website_name: 'Kept out', website_logo: new Blob(['no picture']) };
  expect((await operator.postForm('settings/save.php', noLogo)).status).toBe(400);
  expect((await operator.get('settings/list.php')).body.settings).toEqual({});
});

test('visitors see name and logo on their next read, in their language', async () => {
  await fetch('/');
  const { body } = await operator.postForm('settings/save.php', {
    website_name: 'Salma <Health>',
    website_name_ar: 'سلمى',
    website_logo: await picture(),
  });
  expect(body.message).toBe('Settings saved');
  const { settings } = (await call('system/settings.php')).body;
  expect(settings.website_name).toBe('Salma <Health>');
  const logo = await fetch(`/Upload/setting/${settings.website_logo}`);
  expect(logo.headers.get('content-type')).toBe('image/webp');
  const html = await (await fetch('/')).text();
  expect(html).toContain('Salma &lt;Health&gt;');
  expect(html).toContain(settings.website_logo);
  expect(await (await fetch('/ar')).text()).toContain('سلمى');
});

test('contact, hours, statistics and quota are set the same way', async () => {
  await operator.post('settings/save.php', {
    contact_email: 'Team@Salma.example',
    contact_hours: 'Any time',
    figure_visitors: '9M+',
    applications_per_month: '٧',
  });
  const { contact } = (await call('contact/info.php')).body;
  expect(contact).toMatchObject({ email: 'team@salma.example', hours: 'Any time' });
  expect(await (await fetch('/advertising')).text()).toContain('9M+');
  const { settings } = (await operator.get('settings/list.php')).body;
  expect(settings.applications_per_month).toBe('7');
});

test('what is emptied goes back to the product’s own, and only that', async () => {
  await operator.post('settings/save.php', { website_name: '', remove_logo: '1' });
  const { settings } = (await call('system/settings.php')).body;
  expect(settings).toMatchObject({ website_name: 'Mai Medical', website_logo: null });
  expect((await operator.get('settings/list.php')).body.settings.website_name_ar).toBe('سلمى');
});

test('the record holds what changed and nothing else', async () => {
  await operator.post('settings/save.php', { contact_hours: 'Any time' });
  const record = await operator.recordOf('settings');
  expect(record).toHaveLength(3);
  expect(record[2]).toMatchObject({
    action: 'update',
    actor: operator.account.email,
    before: { website_name: 'Salma <Health>', website_logo: expect.stringMatching(/webp$/) },
    after: { website_name: '', website_logo: '' },
  });
});
