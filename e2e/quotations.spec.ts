import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectLeaveConfirmation } from './leave-question.ts';
import { readCode, readConfirmLink } from './mailbox.ts';
import { signInNewExhibitor } from './new-exhibitor.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openLoaded,
  places,
  test,
  untilReady,
} from './portal.ts';
import { portalPool } from './portal-database.ts';

const words = {
  en: {
    add: 'Add to request',
    added: 'In your request',
    request: 'Request for quotation',
    collected: 'Request prices (3)',
    quantity: 'Quantity',
    note: 'Note on this line',
    notes: 'Notes for all companies',
    name: 'Name',
    email: 'Email',
    send: 'Send request',
    sent: 'Request sent',
    write: 'Send a quotation',
    price: 'Price for one',
    sendQuotation: 'Send quotation',
    quotationSent: 'Quotation sent',
    compare: 'Compare quotations',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'Accepted',
  },
  ar: {
    add: 'إضافة إلى طلب السعر',
    added: 'ضمن طلب السعر',
    request: 'طلب عروض أسعار',
    collected: 'طلب الأسعار (3)',
    quantity: 'الكمية',
    note: 'ملاحظة على البند',
    notes: 'ملاحظات لجميع الشركات',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    send: 'إرسال الطلب',
    sent: 'أُرسل الطلب',
    write: 'إرسال عرض سعر',
    price: 'سعر الوحدة',
    sendQuotation: 'إرسال عرض السعر',
    quotationSent: 'أُرسل عرض السعر',
    compare: 'مقارنة عروض الأسعار',
    accept: 'قبول',
    decline: 'رفض',
    accepted: 'مقبول',
  },
};

type Product = { readonly id: number; readonly name: string };

/** A product that only this journey uses. */
async function makeProduct(owner: string): Promise<Product> {
  const name = `Infusion pump ${randomUUID().slice(0, 8)}`;
  const pool = await portalPool();
  const { rows } = await pool.query<{ id: number }>(
    `insert into products (company_id, item_name)
     select id, $2 from companies where email = $1 returning id`,
    [owner, name],
  );
  return { id: Number(rows[0]?.id), name };
}

async function leaveByLink(page: Page, link: string): Promise<void> {
  const { pathname, hash } = new URL(link);
  await page.goto('/robots.txt');
  await page.goto(pathname + hash);
  await untilReady(page);
}

const BUYER = 'Salim Al-Harthy';
const NOTES = 'For our new ward';

for (const { language, prefix, screen, use } of places) {
  test.describe(`quotations in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    async function quote(page: Page, price: string): Promise<void> {
      await openLoaded(page, `${prefix}/exhibitor/dashboard/enquiries`);
      const inbox = page.getByRole('main');
      await inbox.getByRole('button', { name: BUYER }).click();
      const message = await inbox.getByText(NOTES).last().boundingBox();
      const writing = await inbox.getByRole('button', { name: t.write }).boundingBox();
      expect(message?.y).toBeLessThan(writing?.y ?? 0);
      await inbox.getByRole('button', { name: t.write }).click();
      await inbox.getByLabel(t.price).fill(price);
      await inbox.getByLabel(t.note).fill('With two batteries');
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await inbox.getByRole('button', { name: t.sendQuotation }).click();
      await expect(page.getByText(t.quotationSent)).toBeVisible();
    }

    test('three companies are asked, two quote, and one quotation is accepted', async ({
      page,
      openAnother,
    }) => {
      test.slow();
      const sellers: Page[] = [];
      const products: Product[] = [];
      for (let each = 0; each < 3; each += 1) {
        const seller = await openAnother(use);
        products.push(await makeProduct(await signInNewExhibitor(seller)));
        sellers.push(seller);
      }
      const buyer = `${randomUUID()}@journey.example`;
      const main = page.getByRole('main');

      for (const { id } of products) {
        await open(page, `${prefix}/product/${id}`);
        await main.getByRole('button', { name: t.add }).click();
        await expect(main.getByRole('button', { name: t.added })).toBeVisible();
      }
      await page.getByRole('banner').getByRole('link', { name: t.collected }).click();
      await expect(main.getByRole('heading', { level: 1, name: t.request })).toBeVisible();
      const line = main.getByRole('group', { name: products[0]?.name });
      await line.getByLabel(t.quantity).fill('4');
      await main.getByLabel(t.name, { exact: false }).last().fill(BUYER);
      await main.getByLabel(t.email).fill(buyer);
      await main.getByLabel(t.notes).fill(NOTES);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await main.getByRole('button', { name: t.send }).click();
      await expect(main.locator('input[inputmode=numeric]:visible').first()).toBeFocused();
      await page.keyboard.insertText(await readCode(buyer));
      await expect(main.getByRole('heading', { name: t.sent })).toBeVisible();

      const [first, second, third] = sellers as [Page, Page, Page];
      await quote(first, '12.500');
      await quote(second, '900');

      await leaveByLink(page, await readConfirmLink(buyer));
      const compared = main.getByRole('region', { name: t.compare });
      await expect(compared.getByRole('button', { name: t.accept, exact: true })).toHaveCount(2);
      await expect(compared.getByText('With two batteries')).toHaveCount(2);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await compared.getByRole('button', { name: t.decline, exact: true }).first().click();
      await page.getByRole('dialog').getByRole('textbox').fill('Half of it');
      await expectLeaveConfirmation(page, language, () => page.keyboard.press('Escape'));
      await page.getByRole('dialog').getByRole('textbox').fill('');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await compared.getByRole('button', { name: t.accept, exact: true }).first().click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t.accept, exact: true })
        .click();
      await expect(compared.getByText(t.accepted, { exact: true })).toHaveCount(1);

      await openLoaded(third, `${prefix}/exhibitor/dashboard/enquiries`);
      await third.getByRole('main').getByRole('button', { name: BUYER }).click();
      await expect(third.getByText('12.500')).toHaveCount(0);
      await openLoaded(first, `${prefix}/exhibitor/dashboard/enquiries?state=won`);
      await first.getByRole('main').getByRole('button', { name: BUYER }).click();
      await expect(first.getByRole('main').getByText(buyer)).toBeVisible();
    });
  });
}
