import { describe, expect, test } from 'vitest';
import { withAskedFormat, withEnding, withoutEnding } from './page-format.ts';

describe('the ending of an address', () => {
  test.each([
    ['/', '/index.md'],
    ['/ar', '/ar/index.md'],
    ['/jobs', '/jobs.md'],
    ['/ar/jobs?country=KW', '/ar/jobs.md?country=KW'],
    ['/product/12', '/product/12.md'],
  ])('of %s is %s, there and back', (url, ended) => {
    expect(withEnding(url, 'markdown')).toBe(ended);
    expect(withoutEnding(ended)).toEqual({ format: 'markdown', url });
  });

  test('is looked for at the end of the path alone', () => {
    expect(withoutEnding('/search?q=readme.md')).toEqual({ url: '/search?q=readme.md' });
    expect(withoutEnding('/x.md/y')).toEqual({ url: '/x.md/y' });
  });
});

describe('what a caller would rather have', () => {
  test.each([
    ['text/markdown', '/jobs.md'],
    ['application/json', '/jobs.json'],
    ['text/markdown, application/json;q=0.5', '/jobs.md'],
    ['text/html, application/json', '/jobs'],
    ['text/markdown, text/html', '/jobs.md'],
    ['text/markdown, text/html;q=0.9', '/jobs.md'],
    ['text/html;q=0.5, text/markdown', '/jobs.md'],
    ['text/markdown;q=0.3, text/html', '/jobs'],
    ['application/json;q=0.5, Text/Markdown; charset=utf-8; q=0.8', '/jobs.md'],
    ['TEXT/MARKDOWN', '/jobs.md'],
    ['application/json-seq', '/jobs'],
    ['*/*', '/jobs'],
    [undefined, '/jobs'],
  ])('by %s is %s', (accept, url) => {
    expect(withAskedFormat('/jobs', accept)).toBe(url);
  });

  test.each([
    ['text/markdown;q=0', '/jobs'],
    ['text/markdown; q=0.0, application/json', '/jobs.json'],
    ['text/markdown;q=0, application/json;q=0.000', '/jobs'],
    ['text/markdown;q=0.1', '/jobs.md'],
    ['text/markdown;q=', '/jobs'],
    [`${'text/markdown;q=0,'.repeat(800)}text/markdown`, '/jobs.md'],
  ])('refuses what it names without weight', (accept, url) => {
    expect(withAskedFormat('/jobs', accept)).toBe(url);
  });

  test('does not change an address that says it, nor that of a call', () => {
    expect(withAskedFormat('/jobs.md', 'application/json')).toBe('/jobs.md');
    expect(withAskedFormat('/api/jobs/jobs.php', 'application/json')).toBe('/api/jobs/jobs.php');
  });
});
