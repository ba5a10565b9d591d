import { describe, expect, test } from 'vitest';
import type { CompanyMatch } from '#features/search/company-match.ts';
import { findMatchingLine, type SaidLine } from './matching-lines.ts';

/** A part of a question with its meanings; all words of a meaning must be there. */
const group = (...meanings: string[]) => ({
  weight: 1,
  alternatives: meanings.map((meaning) => ({
    words: meaning.split(' ').map((text) => [{ text, quality: 1 }]),
    quality: 1,
    documents: 1,
    named: 0,
  })),
});

const dialysis = group('dialysis', 'كلي');
const said: readonly SaidLine[] = [
  {
    source: 'about',
    line: 'A hospital of 200 beds. Its kidney centre offers dialysis day and night.',
    line_ar: 'مستشفى من 200 سرير. يقدّم غسيل الكلى ليلًا ونهارًا.',
  },
  { source: 'service', line: 'Home nursing', line_ar: 'تمريض منزلي' },
  { source: 'service', line: 'Dialysis (24 h)', line_ar: 'غسيل الكلى' },
  { source: 'brand', line: 'Fresenius', line_ar: null },
];

/** Shows a match as text, with the words asked for in brackets. */
const shown = (match: CompanyMatch) =>
  match &&
  `${match.source}: ${match.parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('')}`;

const find = (asked: Parameters<typeof findMatchingLine>[2], lines = said) =>
  shown(findMatchingLine('Noor Hospital مستشفى نور', lines, asked, 'en'));

describe('why a company was found', () => {
  test('is not said where its name says it, in either language, or where nothing does', () => {
    expect(find([group('noor')])).toBeNull();
    expect(find([group('نور')])).toBeNull();
    expect(find([group('orthopaedic')])).toBeNull();
    expect(find([dialysis], [])).toBeNull();
    expect(find([])).toBeNull();
  });

  test('is said by a service before a sentence that says as much', () => {
    expect(find([dialysis])).toBe('service: [Dialysis] (24 h)');
  });

  test('is said by what has most of the question, apart from what the name has', () => {
    expect(find([group('noor'), dialysis, group('night')])).toBe(
      'about: Its kidney centre offers [dialysis] day and [night].',
    );
  });

  test('asks for all words of a meaning', () => {
    expect(find([group('home dialysis', 'home nursing')])).toBe('service: [Home] [nursing]');
  });

  test('is said in the language of the reader, whichever was asked in', () => {
    const arabic = shown(findMatchingLine('Noor', said, [dialysis], 'ar'));
    expect(arabic).toBe('service: غسيل [الكلى]');
    expect(find([group('كلي')])).toBe('service: Dialysis (24 h)');
  });

  test('of a long text shows what stands around the words', () => {
    const filler = 'and many other things of all kinds '.repeat(8);
    const line = `${filler}with dialysis for children ${filler}`;
    const text = find([dialysis], [{ source: 'about', line, line_ar: null }]) ?? '';
    expect(text).toMatch(/^about: …(?:\w+ )+with \[dialysis\] for children (?:\w+ )+\w+…$/);
    expect(text.length).toBeLessThan(190);
  });
});
