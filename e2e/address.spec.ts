import { randomUUID } from 'node:crypto';
import { readConfirmLink } from './mailbox.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  openLoaded,
  places,
  test,
} from './portal.ts';
import { portalPool } from './portal-database.ts';
import { signIn } from './sign-in.ts';

const words = {
  en: {
    field: 'New e-mail address',
    change: 'Change the address',
    waits: 'waits to be confirmed',
    confirm: 'Confirm',
    half: 'Thank you.',
    done: 'Done: from now on you sign in with',
  },
  ar: {
    field: 'البريد الإلكتروني الجديد',
    change: 'تغيير البريد الإلكتروني',
    waits: 'بانتظار التأكيد',
    confirm: 'تأكيد',
    half: 'شكرًا لك.',
    done: 'تم: من الآن تسجّل الدخول بـ',
  },
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('an account’s address becomes another once both mailboxes agree', async ({ page }) => {
      const [old, fresh] = [`${randomUUID()}@old.example`, `${randomUUID()}@new.example`];
      const pool = await portalPool();
      await pool.query('insert into accounts (email, name, language) values ($1, $2, $3)', [
        old,
        'Layla',
        language,
      ]);
      await signIn(page, old);
      await openLoaded(page, `${prefix}/user/dashboard/settings`);
      await page.getByLabel(t.field).fill(fresh);
      await page.getByRole('button', { name: t.change }).click();
      await expect(page.getByText(t.waits)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      for (const [mailbox, told] of [
        [old, t.half],
        [fresh, t.done],
      ] as const) {
        await open(page, await readConfirmLink(mailbox));
        await page.getByRole('button', { name: t.confirm, exact: true }).click();
        await expect(page.getByText(told)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }

      await openLoaded(page, `${prefix}/user/dashboard/settings`);
      await expect(page.getByText(fresh)).toBeVisible();
      await expect(page.getByLabel(t.field)).toHaveValue('');
    });
  });
}
