import { describe, expect, test } from 'vitest';
import type { RenderedPage } from '#platform/pages/rendered-page.ts';
import { pageText } from './page-as-markdown.ts';

const textOf = (main: string) =>
  pageText(
    { body: `<main>${main}</main>` } as Extract<RenderedPage, { kind: 'page' }>,
    'http://localhost:3000',
  );

describe('words of a record are no markup of the text', () => {
  test.each([
    ['<p>&lt;img src=x onerror=alert(1)&gt;</p>', '\\<img src=x onerror=alert(1)>'],
    ['<p>&lt;/script&gt; &lt;!-- x</p>', '\\</script> \\<!-- x'],
    ['<h1>&lt;javascript:alert(1)&gt;</h1>', '# \\<javascript:alert(1)>'],
    ['<p>[x](javascript:alert(1))</p>', '\\[x\\](javascript:alert(1))'],
    ['<p>pH &lt; 7 and &lt;5</p>', 'pH < 7 and <5'],
    [
      '<img src="/a.png" alt="x](https://evil.example) [Pay\n\n# here">',
      '![x\\](https://evil.example) \\[Pay # here](http://localhost:3000/a.png)',
    ],
    ['<img src="/a)(b c" alt="x">', '![x](http://localhost:3000/a%29%28b%20c)'],
  ])('%s', (markup, text) => {
    expect(textOf(markup)).toBe(text);
  });
});
