import { describe, expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

const placeIn = (question: string) => understand(question, { today: '2026-11-16' }).place;

describe('where it shall be', () => {
  test.each([
    ['hospital in hawalli', 'KW', 'Hawalli'],
    ['clinic dubai', 'AE', 'Dubai'],
    ['pharmacy in mecca', 'SA', 'Makkah'],
    ['nurse jobs in the UAE', 'AE', undefined],
    ['companies KSA', 'SA', undefined],
    ['dubai jobs', 'AE', 'Dubai'],
    ['manama family doctor appointment', 'BH', 'Manama'],
    ['اجهزة طبية المنامة للمراكز الصحية', 'BH', 'Manama'],
    ['مستشفى بالكويت', 'KW', undefined],
    ['مختبر ب الرياض', 'SA', 'Riyadh'],
    ['وظايف بدبي', 'AE', 'Dubai'],
    ['شركات في السعوديه', 'SA', undefined],
    ['صيدليات المدينة المنورة', 'SA', 'Madinah'],
    ['عيادة بمدينة المحرق', 'BH', 'Muharraq'],
    ['شركات سعودية', 'SA', undefined],
    ['kuwaiti companies', 'KW', undefined],
    ["mo5tabar bel riya'9", 'SA', 'Riyadh'],
    ['fein mostashfa 3oyoun fel 2ahera', 'EG', 'Cairo'],
    ['hospital in riyadh, saudi arabia', 'SA', 'Riyadh'],
    ['مركز تأهيل في العين', 'AE', 'Al Ain'],
    ['مركز علاج في الزرقاء', 'JO', 'Zarqa'],
    ['microscope in Norway', 'NO', undefined],
    ['nurse jobs saudi', 'SA', undefined],
    ['clinics in the city of dubai', 'AE', 'Dubai'],
    ['german company in kuwait', 'KW', undefined],
    ['صيدلية قريبة من السالمية', 'KW', 'Salmiya'],
    ['شكون يبيع الكمامات فالدار البيضاء', 'MA', 'Casablanca'],
  ])('%s', (question, country, city) => {
    expect(placeIn(question)).toMatchObject({ country, sure: true });
    expect(placeIn(question)?.city).toBe(city);
  });

  test.each([
    ['hospital in kuwiat', 'KW', undefined],
    ['clinic in dubbai', 'AE', 'Dubai'],
    ['pharmacy in jeddha', 'SA', 'Jeddah'],
    ['مستشفى في الريااض', 'SA', 'Riyadh'],
    ['صيدلية في السالميه', 'KW', 'Salmiya'],
  ])('a slip of a name after a preposition: %s', (question, country, city) => {
    expect(placeIn(question)).toMatchObject({ country, sure: true });
    expect(placeIn(question)?.city).toBe(city);
  });

  test.each([
    'kuwaitt clinic',
    'pain in spine',
    'a stone in kidney',
    'حصوة في الكلية',
    'الم في الركبة',
    'open positions at Rabwat Al Salam Hospital',
  ])('other words are no slips: %s', (question) => {
    expect(placeIn(question)).toBeUndefined();
  });

  test('what was written is told, for the chip', () => {
    expect(placeIn('مستشفى بالكويت')?.written).toBe('بالكويت');
    expect(placeIn('pharma in Ras Al Khaimah')?.written).toBe('Ras Al Khaimah');
  });

  test.each([
    'Kuwait Dental Expo',
    'معرض البحرين للأجهزة الطبية',
    'flights to dubai',
    'i am from kuwait and need a nurse',
    'german x-ray tubes',
    'saudi german hospital',
    'plaster of Paris',
    'jordan hospital',
    'we are a hospital in Dubai looking for a supplier of gowns',
    'I have a small pharmacy in Muscat and look for vitamins',
  ])('what may be a name, or said in passing, is not sure: %s', (question) => {
    expect(placeIn(question)).toMatchObject({ sure: false });
  });

  test.each([
    'رباط ضاغط',
    'عملية المياه الزرقاء',
    'جفاف العين',
    'حرقان في العين',
    'نبض الجنين',
    'مدير مالي',
    'مين يشوف السي في مالي',
    'sodium salt',
    'الغاء التسجيل في فعالية',
    'سترة واقية',
    'قناع محرق',
    'رياض اطفال',
    '50 دينار كويتي',
    'price in saudi riyals',
    'in the gulf',
  ])('what is a word, or no country, is no place: %s', (question) => {
    expect(placeIn(question)).toBeUndefined();
  });

  test('a town before its country is one, whatever else its name may be', () => {
    expect(placeIn('store salt jordan')).toMatchObject({ country: 'JO', city: 'Salt', sure: true });
    expect(placeIn('oral salt kuwait')?.city).toBeUndefined();
  });

  test('several are all meant', () => {
    expect(placeIn('وظيفة في الشارقة أو دبي')).toMatchObject({
      city: 'Sharjah',
      sure: true,
      others: [{ country: 'AE', city: 'Dubai' }],
    });
  });

  test('a name of two towns means either', () => {
    expect(placeIn('مستشفى بطرابلس')).toMatchObject({
      country: 'LB',
      others: [{ country: 'LY', city: 'Tripoli' }],
    });
    expect(placeIn('مستشفى في عمان')).toMatchObject({
      country: 'OM',
      others: [{ country: 'JO', city: 'Amman' }],
    });
  });

  test('vowel marks and the article tell which', () => {
    expect(placeIn('مستشفى بعمّان')).toMatchObject({ country: 'JO', others: [] });
    expect(placeIn('مستشفى في عُمان')).toMatchObject({ country: 'OM', others: [] });
    expect(placeIn('شركة في الجبيل')).toMatchObject({ country: 'SA', others: [] });
    expect(placeIn('شركة في جبيل')).toMatchObject({ country: 'LB', others: [] });
  });

  test('where somebody moves to, and not where they come from', () => {
    expect(placeIn('nurse back home in India moving to Abu Dhabi')).toMatchObject({
      country: 'AE',
      city: 'Abu Dhabi',
      sure: true,
      others: [],
    });
  });

  test('October is a town to who looks for work, and a month to who looks for events', () => {
    expect(placeIn('وظائف في اكتوبر')?.city).toBe('6th of October City');
    expect(placeIn('مؤتمرات في اكتوبر')).toBeUndefined();
  });

  test.each([
    ['مؤتمر السكر في ٦ اكتوبر', '6th of October City'],
    ['معرض في مدينة 6 أكتوبر', '6th of October City'],
    ['مؤتمر السكر ف 6 اكتوبر', '6th of October City'],
    ['conference in 6th of October City', '6th of October City'],
    ['pharma events 10th of Ramadan', '10th of Ramadan City'],
    ['مؤتمر في العاشر من رمضان', '10th of Ramadan City'],
    ['مؤتمر في مدينة 10 رمضان', '10th of Ramadan City'],
  ])('a town that is called after a day is no day: %s', (question, city) => {
    expect(placeIn(question)?.city).toBe(city);
  });

  test.each(['events on 6 October', 'معرض في 6 أكتوبر 2027', 'فعاليات يوم 6 أكتوبر'])(
    'the day itself is no town: %s',
    (question) => {
      expect(placeIn(question)?.city).toBeUndefined();
    },
  );

  test('a name that goes on after its article is no slip of a town', () => {
    expect(placeIn('jobs in rabwat')?.city).toBe('Rabat');
    expect(placeIn('jobs at rabwat al salam')).toBeUndefined();
    expect(placeIn('jobs at rabwat al salam in kuwait')?.country).toBe('KW');
  });
});
