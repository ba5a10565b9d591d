import { describe, expect, test } from 'vitest';
import { findSiteOrigin } from './site-origin.ts';

describe('the origin of a site', () => {
  test.each([
    ['https://shop.example', 'https://shop.example'],
    ['  HTTPS://Shop.Example/en/products?page=2#top ', 'https://shop.example'],
    ['shop.example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443/', 'https://shop.example:8443'],
    ['https://متجر.example', 'https://xn--pgbep1f.example'],
  ])('%s', (typed, origin) => {
    expect(findSiteOrigin(typed)).toBe(origin);
  });

  test.each([
    '',
    'https://',
    'http://shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://*.example',
    'https://*',
    "https://'self'",
    'https://shop.example;script-src',
    'https://shop.example,other.example',
    'https://a b.example',
    'https://name:word@shop.example',
    'https://localhost',
    'https://127.0.0.1',
    'https://0x7f.1',
    'https://[::1]',
    `https://${'a.'.repeat(200)}example`,
  ])('none in %s', (typed) => {
    expect(findSiteOrigin(typed)).toBeUndefined();
  });
});
