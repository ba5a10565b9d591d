import { expect, expectAccessible, expectNoSidewaysScroll, open, places, test } from './portal.ts';

const words = {
  en: {
    question: 'infusion pumps in kuwait',
    narrowed: 'Narrowed by',
    product: 'Products',
    nothing: 'Nothing found for “zzqxv wkjh”',
    suppliers: 'Ask suppliers for it',
    need: 'What do you need?',
    all: /^All \d+\+? answers$/,
    why: 'calibration',
    matched: /^Service: /,
    ask: 'Ask Mai.....',
    typed: 'tiryaq',
    recent: 'Recent searches',
    clear: 'Clear recent searches',
  },
  ar: {
    question: 'مضخات تسريب بالكويت',
    narrowed: 'محصور بـ',
    product: 'المنتجات',
    nothing: 'لم نجد شيئًا عن «zzqxv wkjh»',
    suppliers: 'طلبه من الموردين',
    need: 'ما الذي تحتاج إليه؟',
    all: /^كل الإجابات/,
    why: 'صيانة الأجهزة',
    matched: /^خدمة: /,
    ask: 'اسأل ماي…',
    typed: 'الترياق',
    recent: 'عمليات البحث الأخيرة',
    clear: 'مسح عمليات البحث الأخيرة',
  },
};

for (const { language, prefix, screen, use } of places) {
  test.describe(`the search in ${language} on a ${screen}`, () => {
    test.use(use);
    const t = words[language];

    test('a question has an answer, kinds, and filters that can be taken back', async ({
      page,
    }) => {
      await open(page, `${prefix}/search?q=${encodeURIComponent(t.question)}`);
      const results = page.getByRole('main').getByRole('list').last().getByRole('listitem');
      await expect(results.first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      const chips = page.getByRole('list', { name: t.narrowed });
      await chips.getByRole('link').click();
      await expect(page).toHaveURL(/without=place/);
      await expect(chips).toHaveCount(0);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: new RegExp(`^${t.product} \\d`) })
        .click();
      await expect(page).toHaveURL(/kind=product/);
      await expect(results.first()).toBeVisible();
    });

    test('a suggestion is taken by keyboard, and remembered here until it is cleared', async ({
      page,
    }) => {
      await open(page, `${prefix}/search`);
      const box = page.getByPlaceholder(t.ask);
      await box.fill(t.typed);
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await box.press('ArrowDown');
      const chosen = await page.getByRole('option', { selected: true }).innerText();
      await box.press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(box).toHaveValue(chosen);

      await box.fill('');
      const recent = page.getByRole('group', { name: t.recent });
      await expect(recent.getByRole('option')).toHaveText([chosen]);
      await expectAccessible(page);
      await page.getByRole('button', { name: t.clear }).click();
      await expect(recent).toHaveCount(0);
      await page.reload();
      await box.fill('');
      await expect(recent).toHaveCount(0);
    });

    test('a company says why it was found, and its long name stays within the page', async ({
      page,
    }) => {
      await open(page, `${prefix}/search?q=${encodeURIComponent(t.why)}&kind=company`);
      await expect(page.getByRole('main').getByText(t.matched).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      // Jobs of a company whose name is as long as a sentence.
      await open(page, `${prefix}/search?q=${encodeURIComponent(t.why)}`);
      await expect(page.getByRole('main').getByRole('listitem').last()).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('where nothing is claimed it says so, and leads on', async ({ page }) => {
      await open(page, `${prefix}/search?q=zzqxv+wkjh`);
      await expect(page.getByRole('heading', { name: t.nothing })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: t.product })).toBeVisible();
      await expectAccessible(page);
    });

    test('what is not to be had is asked of suppliers, or looked for elsewhere', async ({
      page,
    }) => {
      const question = 'wheelchair under 50 kwd in oman';
      await open(page, `${prefix}/search?q=${encodeURIComponent(question)}`);
      const chips = page.getByRole('list', { name: t.narrowed }).getByRole('link');
      await expect(chips).toHaveCount(2);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: t.suppliers }).click();
      await expect(page.getByLabel(t.need)).toHaveValue(question);

      await open(page, `${prefix}/search?q=${encodeURIComponent(question)}`);
      await chips.filter({ hasText: 'oman' }).press('Enter');
      await expect(page).toHaveURL(/without=place/);
      await expect(chips).toHaveCount(1);
    });
  });
}

test('a Latin question in an Arabic box runs as it is read, its hint as the page does', async ({
  page,
}) => {
  for (const path of ['/ar', '/ar/search', '/ar/faq']) {
    await open(page, path);
    const box = page.getByRole('main').locator('[dir="auto"]').first();
    await expect(box).toHaveCSS('direction', 'rtl');
    await box.fill('infusion pumps?');
    await expect(box).toHaveCSS('direction', 'ltr');
    await expect(box).toHaveCSS('text-align', 'right');
  }
});

test('Latin inside an Arabic name is drawn in its own order', async ({ page }) => {
  await open(page, '/ar/search?q=12-lead');
  const title = page.getByRole('main').getByRole('heading', { name: '12-Lead' }).first();
  const [number, word] = await title.evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const from = text.data.indexOf('12-Lead');
    return [0, 3].map((at) => {
      const range = new Range();
      range.setStart(text, from + at);
      range.setEnd(text, from + at + 2);
      return range.getBoundingClientRect().left;
    });
  });
  expect(number).toBeLessThan(word ?? 0);
});

test('the box of the home page leads to all answers', async ({ page }) => {
  await open(page, '/');
  await page.getByPlaceholder(words.en.ask).fill('medical');
  await page.getByRole('search').getByRole('link', { name: words.en.all }).click();
  await expect(page).toHaveURL(/\/search\?q=medical/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask Mai');
});
