import { describe, expect, test } from 'vitest';
import { inLanguage } from './in-language.ts';
import { keepLatinOrder } from './latin-order.ts';

/** Shows the direction mark as a visible character. */
const shown = (text: string) => keepLatinOrder(text).replaceAll('\u200e', '|');

describe('Latin in Arabic text', () => {
  test.each([
    ['جهاز تخطيط قلب من 12 مسرى (12-Lead)', 'جهاز تخطيط قلب من 12 مسرى (|12-Lead)'],
    ['باراسيتامول 500 mg أقراص', 'باراسيتامول |500 mg أقراص'],
    ['محوّل 10/100 Mbps', 'محوّل |10/100 Mbps'],
    ['باقة Premium+ للشركات', 'باقة Premium+| للشركات'],
  ])('%s carries marks where it needs them', (text, marked) => {
    expect(shown(text)).toBe(marked);
  });

  test.each([
    'خيط جراحي 3-0',
    'قفازات 100 قطعة',
    'جهاز ECG',
    'ماسك N95',
    '',
    '2026',
    '+965 2222 0000',
  ])('%s needs none', (text) => {
    expect(shown(text)).toBe(text);
  });
});

describe('Latin by itself on an Arabic page', () => {
  test.each([
    ['12-Lead ECG Recorder', '|12-Lead ECG Recorder'],
    ['Gulf Medical Co.', 'Gulf Medical Co.|'],
    ['(new) Stent (DES)', '|(new) Stent (DES)|'],
    ['Siemens Healthineers', 'Siemens Healthineers'],
    ['Room 12', 'Room 12'],
  ])('%s keeps its ends', (text, marked) => {
    expect(shown(text)).toBe(marked);
  });
});

test('stored content carries marks on Arabic pages only', () => {
  const [latin, arabic] = ['ECG (12-Lead)', 'تخطيط القلب (12-Lead)'];
  expect(inLanguage('ar', latin, arabic)).toBe('تخطيط القلب (\u200e12-Lead)');
  expect(inLanguage('ar', latin, null)).toBe('ECG (12-Lead)\u200e');
  expect(inLanguage('en', latin, arabic)).toBe(latin);
  expect(inLanguage('ar', null, null)).toBeNull();
});

test('a long text costs as much as it is long', () => {
  const text = `جهاز ${'1'.repeat(500_000)} a`;
  expect(keepLatinOrder(text)).toHaveLength(text.length + 1);
});
