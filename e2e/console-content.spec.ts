import type { Page } from '@playwright/test';
import { untilPaid } from './paid-orders.ts';
import { expect, expectAccessible, languages, open, openLoaded, test, widths } from './portal.ts';
import { signIn } from './sign-in.ts';

const operator = 'admin@mai.example';

/** A small red picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGP4z8AARwzEcQCukw/x0F8jngAAAABJRU5ErkJggg==',
  'base64',
);

/** An unsaved change is not lost by choosing another page in the menu. */
async function expectQuestionOnLeaving(page: Page) {
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Console menu' })
    .getByText('Plans', { exact: true })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
}

const screens = [
  'orders',
  'messages',
  'mails',
  'plans',
  'coupons',
  'sponsor-lines',
  'sponsor-logos/add',
  'faq',
  'legal',
  'synonyms',
  'searches',
  'settings',
];

for (const { language, prefix } of languages) {
  test(`the screens can be used by everybody (${language})`, async ({ page }) => {
    test.slow();
    await signIn(page, operator);
    for (const screen of screens) {
      await openLoaded(page, `${prefix}/admin/${screen}`);
      await expectAccessible(page);
    }
  });
}

test('what was looked for in vain leads to the words that would find it', async ({ page }) => {
  await signIn(page, operator);
  await openLoaded(page, '/ar/admin/searches');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expectAccessible(page);
});

test('a list of which nothing matches shows all of it again', async ({ page }) => {
  await signIn(page, operator);
  await openLoaded(page, '/admin/messages?search=zzqxv&state=open');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

test('dollars are written in one way, in Arabic too', async ({ page }) => {
  await signIn(page, operator);
  await openLoaded(page, '/ar/admin/plans');
  await expect(page.getByRole('cell', { name: /^\$\d+(\.\d\d)?$/ }).first()).toBeVisible();
  await openLoaded(page, '/ar/admin');
  await expect(page.getByRole('definition').filter({ hasText: /^\$[\d,]+\.\d\d/ })).toBeVisible();
});

test('words of either language begin on the side of the page', async ({ page }) => {
  await signIn(page, operator);
  for (const { prefix, side } of [
    { prefix: '', side: 'left' },
    { prefix: '/ar', side: 'right' },
  ] as const) {
    await openLoaded(page, `${prefix}/admin/synonyms`);
    // The first group of synonyms in both languages.
    const group = page
      .getByRole('rowheader')
      .filter({ hasText: /[a-z]/ })
      .filter({
        hasText: /[\u0600-\u06ff]/,
      });
    const edges = await group.first().evaluate((cell, edge) => {
      const lines = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found = new Set<number>();
      for (let text = lines.nextNode(); text; text = lines.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        found.add(Math.round(range.getBoundingClientRect()[edge] / 2));
      }
      return [...found];
    }, side);
    expect(edges).toHaveLength(1);
  }
});

test('on a phone what can be done to an item stands beside what it is', async ({ page }) => {
  await signIn(page, operator);
  await page.setViewportSize(widths.phone);
  await openLoaded(page, '/admin/content');
  const apart = await page.getByRole('row').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const [kind, deed] = ['td[data-phone]', '.stack-actions'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        );
        return kind && deed && (kind.bottom <= deed.top || deed.bottom <= kind.top);
      })
      .map((row) => row.textContent),
  );
  expect(apart).toEqual([]);
});

test('the settings of the account and of the site speak for themselves', async ({ page }) => {
  await signIn(page, operator);
  await open(page, '/user/dashboard/settings');
  await expect(page.getByText('Your exhibitor account, your devices and your data.')).toBeVisible();
  await open(page, '/admin/settings');
  await expect(page.getByText('Visitors see a change on their next page.')).toBeVisible();
});

test('name and logo change, and another visitor sees both at once', async ({
  page,
  openAnother,
}) => {
  await signIn(page, operator);
  await open(page, '/admin/settings');
  const visitor = await openAnother();
  await open(visitor, '/ar/cookie-policy');
  await expect(visitor.getByText('اسم جديد')).toHaveCount(0);

  await page.getByLabel('Site name in Arabic').fill('اسم جديد');
  await expectQuestionOnLeaving(page);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);

  await visitor.reload();
  const home = visitor.getByRole('link', { name: 'اسم جديد' }).first();
  await expect(home).toBeVisible();
  await expect(home.locator('img')).toHaveAttribute('src', /\/Upload\/setting\/.+\.webp/);

  await page.getByLabel('Go back to the product’s own logo').check();
  await page.getByLabel('Site name in Arabic').fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByLabel('Go back to the product’s own logo')).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText('اسم جديد')).toHaveCount(0);
});

test('hostile HTML in the privacy page comes out harmless, and the old text comes back', async ({
  page,
  openAnother,
}) => {
  await signIn(page, operator);
  await open(page, '/admin/legal');
  const editor = page.getByRole('textbox', { name: 'Text in English' });
  await editor.click();
  await page.keyboard.press('Control+Home');
  await editor.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/html',
      '<p>Pasted words</p><img src="/x" onerror="document.title=\'hacked\'"><script>document.title="hacked"</script>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await expect(editor).toContainText('Pasted words');
  await expectQuestionOnLeaving(page);
  await page.getByRole('button', { name: 'HTML source' }).first().click();
  const source = page.getByRole('textbox', { name: 'Text in English' });
  const written = await source.inputValue();
  await source.fill(
    `${written}<p onclick="alert(1)">Typed words</p><iframe src="/"></iframe><script>document.title="hacked"</script>`,
  );
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('Typed words')).toBeVisible();
  await expect(preview.locator('iframe, script, [onclick]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByText('The page was saved')).toBeVisible();

  const visitor = await openAnother();
  await open(visitor, '/privacy-policy');
  await expect(visitor.getByText('Pasted words')).toBeVisible();
  await expect(visitor.getByText('Typed words')).toBeVisible();
  await expect(visitor.locator('.written :is(iframe, script, img, [onclick])')).toHaveCount(0);
  await expect(visitor).toHaveTitle(/Privacy Policy/);

  await page
    .getByRole('button', { name: 'Restore the version of The text the product came with' })
    .click();
  await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
  await expect(page.getByText('The version was restored')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Pasted words')).toHaveCount(0);
});

test('an order is found, looked at and refunded', async ({ page, request }) => {
  const email = 'info@dilmun-tech-medical.example';
  const order = await request.post('/api/subscription/process-payment.php', {
    form: { email, subscription_type: '2', subscription_length: '12', total_amount: '588.00' },
  });
  const { payment_url: paymentUrl } = await order.json();
  const id = String(paymentUrl).split('/').at(-1) ?? '';
  const shown = await request.get(`/api/sandbox/charge.php?id=${id}`);
  await request.post('/api/sandbox/answer.php', { form: { id, answer: 'pay' } });
  await untilPaid(request, (await shown.json()).charge.order_id);

  await signIn(page, operator);
  await open(page, '/admin/orders');
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email }).first();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Details of/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order' });
  await expect(dialog.getByText('$588.00').first()).toBeVisible();
  await expectAccessible(page);
  const refund = dialog.getByRole('button', { name: 'Refund $588.00' });
  await expect(refund).toBeDisabled();
  await dialog.getByLabel('Reason').fill('The customer asked for it');
  await refund.click();
  const question = page.getByRole('alertdialog', { name: 'Refund this order?' });
  await question.getByRole('button', { name: 'Refund $588.00' }).click();
  await expect(page.getByText('The payment was refunded.')).toBeVisible();
  await expect(dialog.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(dialog.getByText('The customer asked for it')).toBeVisible();
});

test('where a sponsor is shown is chosen and told by the names of countries', async ({ page }) => {
  // Not for Kuwait, whose lines another journey counts.
  const line = `Beds for every ward ${Date.now()}`;
  await signIn(page, operator);
  await openLoaded(page, '/admin/sponsor-lines/add');
  await page.locator('[name="title"]').fill(line);
  const countries = page.getByRole('combobox', { name: 'Countries' });
  for (const name of ['Qatar', 'Oman']) {
    await countries.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  const chosen = page.getByRole('list', { name: 'Countries' }).getByRole('listitem');
  await expect(chosen).toHaveText([/Qatar/, /Oman/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take out: Qatar' }).click();
  await expect(countries).toBeFocused();
  await page.getByRole('button', { name: 'Create Sponsor line' }).click();
  await expect(page.locator('form [role="status"]')).toBeVisible();

  await openLoaded(page, `/ar/admin/sponsor-lines?search=${encodeURIComponent(line)}`);
  const row = page.getByRole('row').filter({ hasText: line });
  await expect(row.getByRole('cell', { name: 'عُمان', exact: true })).toBeVisible();

  await openLoaded(page, '/ar/admin/audit');
  await expect(page.getByRole('row').filter({ hasText: line })).toContainText('عُمان');
});
