import { describe, expect, test } from 'vitest';
import { publicPages } from '#app/build/public-pages.ts';
import { routes } from '#app/web/routes.tsx';
import {
  dayFromToday,
  makeCatalog,
  makeCompany,
  makeEvent,
  makeJob,
  makeProduct,
} from '#testing/factories.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const { database, fetch } = await startTestApp();
const company = await makeCompany(database, {
  name: 'Dana Devices',
  nameAr: 'أجهزة دانة',
  description: 'Pumps & monitors for <every> ward.',
  address: 'Block 2, Hawalli',
});
const product = await makeProduct(database, {
  companyId: company.id,
  itemName: 'Infusion pump',
  itemGenericName: 'Salbutamol',
  dosageForm: 'Inhaler',
  itemStrength: '100 mcg',
  priceMinor: 1250,
  currency: 'KWD',
});
const job = await makeJob(database, company.id, { title: 'Theatre nurse' });
const event = await makeEvent(database, company.id, { title: 'Heart congress' });
await makeCatalog(database, company.id, { title: 'Pumps of the year' });

/** The company's initials in place of a logo are a picture, not text. */
const DRAWN_FOR_LOGO = 'DD';

/** One address of each kind of public page that search engines may index. */
const pages: Readonly<Record<string, string>> = {
  '/': '/',
  '/products': '/products?country=KW',
  '/product/:id': `/product/${product.id}`,
  '/rx': '/rx',
  '/rx/:generic': '/rx/salbutamol',
  '/catalogs': '/catalogs',
  '/companies': '/companies',
  '/company/:id': `/company/${company.id}`,
  '/events': '/events',
  '/event/:eventSlug': `/event/${event.slug}`,
  '/jobs': '/jobs',
  '/job/:ref': `/job/${job.jobRef}`,
  '/search': '/search?q=infusion+pump',
  '/privacy-policy': '/privacy-policy',
  '/terms-conditions': '/terms-conditions',
  '/cookie-policy': '/cookie-policy',
  '/data-protection': '/data-protection',
  '/contact': '/contact',
  '/advertising': '/advertising',
  '/subscription': '/subscription',
  '/faq': '/faq',
};

/**
 * Pages for one person, to sign in, pay, confirm or put something together; search engines may not index them either.
 */
const forOnePerson =
  /^\/(checkout|compare|enquire|enquiry|quotations|request|thanks|confirm-|alert|login|otp|sandbox)/;

const asFormat = (path: string, ending: string) => {
  const [page = '', search] = path.split('?');
  const named = page === '/' ? '/index' : page === '/ar' ? '/ar/index' : page;
  return `${named}${ending}${search ? `?${search}` : ''}`;
};

/** Every text and number in an answer, at any depth. */
function valuesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(valuesIn);
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text that a reader of the page sees, without its frame and controls. */
function wordsOfPage(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return main
    .replaceAll(/<(button|form|select|nav|svg|dialog)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]{0,2000}>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, ' ');
}

/** Without punctuation, which differs in Markdown. */
const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);

/** Without Markdown's escapes, which a reader does not see. */
const plainOf = (markdown: string) => markdown.replaceAll('\\', '').replaceAll(/\s+/g, ' ');

test('every kind of public page is looked at', () => {
  const kinds = publicPages(routes)
    .map(({ path }) => path)
    .filter((path) => !forOnePerson.test(path));
  expect(Object.keys(pages).sort()).toEqual([...new Set(kinds)].sort());
});

describe.each(['en', 'ar'])('in %s', (language) => {
  const localized = (path: string) => {
    if (language === 'en') return path;
    return path === '/' ? '/ar' : `/ar${path}`;
  };

  test.each(Object.values(pages))('%s says the same in every form', async (path) => {
    const address = localized(path);
    const html = await (await fetch(address)).text();
    const markdown = await fetch(asFormat(address, '.md'));
    const json = await fetch(asFormat(address, '.json'));
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const text = plainOf(await markdown.text());
    const facts = await json.json();
    const shown = wordsOfPage(html);
    const values = valuesIn(facts.answers).filter((value) => shown.includes(value));
    for (const value of values) {
      expect(text, `Markdown lacks “${value}”`).toContain(value.replaceAll(/\s+/g, ' ').trim());
    }
    const said = new Set(wordsIn(plainOf(facts.text)));
    const unsaid = wordsIn(shown).filter((word) => !said.has(word) && word !== DRAWN_FOR_LOGO);
    expect(unsaid).toEqual([]);
    expect(plainOf(facts.text)).toBe(text.slice(text.indexOf('--- ', 4) + 4).trim());
    expect(text).toContain(`day: "${dayFromToday(0)}"`);
    expect(facts).toMatchObject({ language, address: `http://localhost:3000${address}` });
  });
});

describe('what programs ask for by type', () => {
  test.each([
    ['text/markdown', 'text/markdown; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
    ['*/*', 'text/html; charset=utf-8'],
    ['text/markdown, text/html;q=0.9, */*;q=0.8', 'text/markdown; charset=utf-8'],
    ['text/markdown;q=0.3, text/html', 'text/html; charset=utf-8'],
  ])('%s, again and again, is %s', async (accept, type) => {
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await fetch('/jobs', { headers: { accept } });
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('vary')).toMatch(/\baccept\b/);
    }
  });

  test('is known again by its tag', async () => {
    const etag = (await fetch('/jobs.md')).headers.get('etag') ?? '';
    const again = await fetch('/jobs.md', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
});

const textOf = async (path: string) => (await fetch(path)).text();

test('what a company writes is shown as words, in lists too', async () => {
  const name = 'Pump <img src=x onerror=alert(1)> ![x](https://a.example) `';
  const { id } = await makeProduct(database, { companyId: company.id, itemName: name });
  for (const path of [`/product/${id}.md`, '/products.md?country=KW']) {
    const text = await textOf(path);
    const [facts = '', main = ''] = text.split('\n---\n');
    expect(facts, path).not.toMatch(/[<[\]`]/);
    expect(main, path).toContain('Pump \\<img');
    expect(main, path).not.toMatch(/(?<!\\)<img/);
  }
  const [, title = ''] = /^title: (.*)$/m.exec(await textOf(`/product/${id}.md`)) ?? [];
  expect(JSON.parse(title)).toContain(name);
});

describe('what is no page for programs', () => {
  test.each(['/nothing.md', '/login.json', '/admin.md', '/exhibitor/dashboard/profile.json'])(
    '%s is not there',
    async (path) => {
      const answer = await fetch(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ success: false });
    },
  );

  test('a record that is not there says so with its status', async () => {
    expect((await fetch('/company/999999.md')).status).toBe(
      (await fetch('/company/999999')).status,
    );
  });
});

test.each(Object.values(pages))('%s has a picture to be shared with', async (path) => {
  const html = await (await fetch(path)).text();
  const [, picture = ''] = /property="og:image" content="([^"]{1,300})"/.exec(html) ?? [];
  const { pathname } = new URL(picture);
  const answer = await fetch(pathname, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^image\/(png|webp|jpeg)$/);
});
