import { expect, test } from 'vitest';
import { startTestApp } from '#testing/start-test-app.ts';

const { fetch } = await startTestApp();

const paths = [
  '/',
  '/products',
  '/catalogs',
  '/companies',
  '/rx',
  '/events',
  '/jobs',
  '/search?q=nurse',
  '/subscription',
  '/checkout',
  '/faq',
  '/contact',
  '/advertising',
  '/privacy-policy',
];

test.each(paths.flatMap((path) => [path, `/ar${path === '/' ? '' : path}`]))(
  '%s is whole when it leaves the server',
  async (path) => {
    const response = await fetch(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('</main>');
    expect(html).not.toContain('aria-busy="true"');
  },
);
