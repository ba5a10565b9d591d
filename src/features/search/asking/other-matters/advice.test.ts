import { describe, expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

const asked = (question: string) => understand(question, { today: '2026-11-16' });

describe('questions for a doctor', () => {
  test.each([
    'dose for my child',
    'what should I take for a headache',
    'can I take ibuprofen with aspirin',
    'is it safe to use while pregnant',
    'what is the best medicine for heartburn',
    'i have chest pain',
    'my son has a fever what should we do',
    'كم جرعة البنادول للاطفال',
    'هل يمكن اخذ الاسبرين للحامل',
    'شنو آخذ للصداع',
    'عندي صداع شو اعمل',
    'ما هو أفضل علاج لحرقة المعدة؟',
    'آخد ايه للكحة',
    'can i drink coffee with metformin',
    'عندي الم في المعدة',
    'جرعة الانسولين',
    'كم حبة بنادول اعطي طفلي',
    'fever in a 2 year old what to do',
    'metformin on an empty stomach or with food',
    'is it ok to give ibuprofen to a baby',
    'ممكن آخذ بروفين وانا حامل',
    'اوميبرازول قبل الاكل ولا بعده',
  ])('%s', (question) => {
    expect(asked(question).advice).toBe(true);
  });

  test.each([
    'paracetamol 500 mg',
    'headache tablets',
    'دواء للصداع',
    'هل يمكن الدفع بالتقسيط',
    'best hospital in kuwait',
    'can i get an oxygen concentrator in doha',
    'insulin dose counter pen',
    'مقياس الجرعة الإشعاعية',
    'أسبرين بجرعة منخفضة',
    'my clinic needs a monitor',
  ])('who looks for something asks none: %s', (question) => {
    expect(asked(question).advice).toBe(false);
  });
});

describe('near', () => {
  test.each([
    ['pharmacy near me', 'near me'],
    ['nearest hospital', 'nearest'],
    ['صيدلية قريبة مني', 'قريبة مني'],
    ['وين اقرب مستشفى', 'اقرب'],
    ['weyn agrab mostashfa', 'agrab'],
  ])('%s', (question, written) => {
    expect(asked(question).near).toBe(written);
  });

  test('of events the nearest is the next', () => {
    for (const question of ['nearest nursing conference', 'أقرب مؤتمر عن الكلى']) {
      expect(asked(question)).toMatchObject({ order: 'soonest' });
      expect(asked(question).near).toBeUndefined();
    }
    expect(asked('nursing conference near me').near).toBe('near me');
  });

  test('near a town is in it', () => {
    expect(asked('pharmacy near dubai').near).toBeUndefined();
    expect(asked('pharmacy near dubai').place).toMatchObject({ city: 'Dubai', sure: true });
  });
});
