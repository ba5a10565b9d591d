import { describe, expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

const priceIn = (question: string) => understand(question, { today: '2026-11-16' }).price;

describe('what it may cost', () => {
  test.each([
    ['wheelchair under 50 KD', { atMost: 50, currency: 'KWD' }],
    ['wheelchair less than 8,000 SAR', { atMost: 8000, currency: 'SAR' }],
    ['wheelchair under 300', { atMost: 300 }],
    ['wheelchair below 2k aed in dubai', { atMost: 2000, currency: 'AED' }],
    ['كرسي أقل من ٥٠ دينار', { atMost: 50 }],
    ['كرسي تحت 50 دينار كويتي', { atMost: 50, currency: 'KWD' }],
    ['كرسي اقل من ميتين دينار', { atMost: 200 }],
    ['كرسي اقل من خمسة وعشرين دينار', { atMost: 25 }],
    ['كرسي بميتين وخمسين دينار', { atMost: 250 }],
    ['كمامات بنص دينار', { atMost: 0.5 }],
    ['wheelchair under two hundred and fifty kd', { atMost: 250, currency: 'KWD' }],
    ['كرسي بين خمسين ومية دينار', { atLeast: 50, atMost: 100 }],
    ['كرسي ما يتجاوز ٣ الاف ريال', { atMost: 3000 }],
    ['كرسي ب ٥٠ د.ك', { atMost: 50, currency: 'KWD' }],
    ['jobs above 1000 kd', { atLeast: 1000, currency: 'KWD' }],
    ['وظائف براتب اكثر من 5000 ريال', { atLeast: 5000 }],
    ['wheelchair between 100 and 200 kd', { atLeast: 100, atMost: 200, currency: 'KWD' }],
    ['كرسي بين ١٠٠ و٢٠٠ دينار', { atLeast: 100, atMost: 200 }],
    ['wheelchair 300 kd or less', { atMost: 300, currency: 'KWD' }],
    ['jobs in kuwait paying 750 dinars or more', { atLeast: 750 }],
    ['وظايف بالكويت ٧٥٠ دينار واكثر', { atLeast: 750 }],
    ['nurse job with a salary of 800 kd', { atLeast: 800, currency: 'KWD' }],
    ['وظيفة ممرضة راتبها ٨٠٠ دينار', { atLeast: 800 }],
    ['wheelchair 100-200 usd', { atLeast: 100, atMost: 200, currency: 'USD' }],
  ])('%s', (question, price) => {
    expect(priceIn(question)).toMatchObject(price);
  });

  test.each([
    'cheapest wheelchair',
    'wheelchair lowest price',
    'ارخص كرسي',
    'كرسي باقل سعر',
    'ar5as kursi',
  ])('the cheapest: %s', (question) => {
    expect(priceIn(question)).toMatchObject({ cheapest: true });
  });

  test('the best paid', () => {
    expect(priceIn('best paid jobs in qatar')).toMatchObject({ highest: true });
    expect(priceIn('وظائف اعلى راتب')).toMatchObject({ highest: true });
  });

  test.each([
    'less than 5 mg',
    'children under 5',
    'fever above 38',
    'more than 500 beds',
    'أطفال تحت 12 سنة',
    'حرارة فوق 39',
    'paracetamol 500',
    'blood from 20 patients',
    'under pressure',
    '12 lead ecg',
    'iphone 17 pro max',
    'كم سعر السرير بالدينار',
  ])('a number of something else is no price: %s', (question) => {
    expect(priceIn(question)).toBeUndefined();
  });

  test.each(['bed price in dinars', 'سرير بالدينار', 'سرير بالريال السعودي'])(
    'in which money is no word to be found: %s',
    (question) => {
      const { words } = understand(question, { today: '2026-11-16' });
      expect(words.filter(({ optional }) => !optional)).toHaveLength(1);
    },
  );

  test('what was written is told, and is no word', () => {
    const { price, words } = understand('wheelchair under 50 KD', { today: '2026-11-16' });
    expect(price?.written).toBe('under 50 KD');
    expect(words.map(({ written }) => written)).toEqual(['wheelchair']);
  });
});
