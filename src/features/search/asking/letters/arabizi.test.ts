import { describe, expect, test } from 'vitest';
import { hasArabiziDigits, readArabizi } from './arabizi.ts';

const readings = (word: string, digits = hasArabiziDigits(word)) =>
  readArabizi(word, { digits }).map(({ text }) => text);

describe('Arabic in Latin letters and digits', () => {
  // Folded as in the database: ta marbuta as ha, alef maqsura and a seated hamza as ya.
  test.each([
    ['3yoon', 'عيون'],
    ['7boob', 'حبوب'],
    ['da8t', 'ضقت'],
    ['6abeeb', 'طبيب'],
    ['9aydaliya', 'صيدليه'],
    ['5yoo6', 'خيوط'],
    ["wa'6ayef", 'وظايف'],
    ["tamree'9", 'تمريض'],
    ["sho'3l", 'شغل'],
    ["na6'ar", 'نظر'],
    ['mo2tamar', 'موتمر'],
    ['shara2e7', 'شرايح'],
    ['2alb', 'قلب'],
    ['2atrat', 'قطرات'],
    ['ka77a', 'كحه'],
    ['mo5tabar', 'مختبر'],
    ['ta7aleel', 'تحاليل'],
    ['wa6eefa', 'وظيفه'],
    ['tamree9', 'تمريض'],
    ["tha3'6", 'ضغط'],
  ])('digits: %s', (word, meant) => {
    expect(readings(word)).toContain(meant);
  });

  test.each([
    ['mostashfa', 'مستشفي'],
    ['uyoon', 'عيون'],
    ['ilaj', 'علاج'],
    ['kursi', 'كرسي'],
    ['mutaharrik', 'متحرك'],
    ['jihaz', 'جهاز'],
    ['daght', 'ضغط'],
    ['kamama', 'كمامه'],
    ['ghaseel', 'غسيل'],
    ['shash', 'شاش'],
    ['muaqqam', 'معقم'],
    ['mukhtabarat', 'مختبرات'],
    ['yaqut', 'ياقوت'],
    ['ishal', 'اسهال'],
    ['mushil', 'مسهل'],
  ])('letters alone: %s', (word, meant) => {
    expect(readings(word)).toContain(meant);
  });

  test('who writes 7 means the other letter by h', () => {
    expect(readings('harara', true)[0]).toMatch(/^ه/);
    expect(readings('harara', false)).toContain('حراره');
  });

  test.each(['b12', 'n95', '500mg', 'hba1c', 'tbm1005', 'd3', 'co2', '17'])(
    'a code is none: %s',
    (code) => {
      expect(hasArabiziDigits(code)).toBe(false);
    },
  );

  test('readings are few, whatever is typed', () => {
    for (const word of ['aeiouaeiouaeiouaeiou', 'thdhchgzthdhchgzthdhchgz', '2'.repeat(24)]) {
      expect(readArabizi(word, { digits: false }).length).toBeLessThanOrEqual(10);
    }
    expect(readArabizi('a'.repeat(300), { digits: false })).toEqual([]);
  });

  test('a qaf that is not said is not written either', () => {
    expect(readings('alb')).toContain('قلب');
    expect(readings('ahwa')[0]).not.toMatch(/^ق/);
  });
});
