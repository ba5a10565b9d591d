import type { Page } from '@playwright/test';
import { readCode } from './mailbox.ts';
import { expect, open, test } from './portal.ts';

/** Behaves like a browser that lets no site store anything. */
async function closeStorage(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  return page;
}

test('in a browser that keeps nothing the portal works until the page is left', async ({
  openAnother,
}) => {
  const page = await closeStorage(await openAnother());
  await open(page, '/products');
  const toggle = page.getByRole('main').getByRole('button', { name: /^Compare / });
  await toggle.first().click();
  await expect(toggle.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 4 chosen')).toBeVisible();
  await page.getByRole('radio', { name: 'Dark' }).first().press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('link', { name: 'Login' }).click();
  const email = `closed-storage-${Date.now()}@test.example`;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Digit 1 of 6').fill(await readCode(email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
});

test('what cannot be kept is said where it is saved', async ({ openAnother }) => {
  const page = await closeStorage(await openAnother());
  await open(page, '/events');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Nursing Leadership/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Save for later' }).click();
  await expect(page.getByText('Your browser does not let us keep it.')).toBeVisible();
});
