import { describe, expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

/** A Monday. */
const today = '2026-11-16';
const asked = (question: string) => understand(question, { today });

describe('when it shall be', () => {
  test.each([
    ['events today', '2026-11-16', '2026-11-16'],
    ['فعاليات بكرا', '2026-11-17', '2026-11-17'],
    ['فعاليات بعد بكرة', '2026-11-18', '2026-11-18'],
    ['events this week', '2026-11-16', '2026-11-22'],
    ['شنو في فعاليات هالاسبوع', '2026-11-16', '2026-11-22'],
    ['courses next week', '2026-11-22', '2026-11-28'],
    ['دورات الأسبوع الجاي', '2026-11-22', '2026-11-28'],
    ['events this month', '2026-11-16', '2026-11-30'],
    ['ايه الفعاليات الشهر ده', '2026-11-16', '2026-11-30'],
    ['conferences next month', '2026-12-01', '2026-12-31'],
    ['مؤتمرات الشهر القادم', '2026-12-01', '2026-12-31'],
    ['events next year', '2027-01-01', '2027-12-31'],
    ['events this weekend', '2026-11-20', '2026-11-22'],
    ['events on thursday', '2026-11-19', '2026-11-19'],
    ['فعاليات يوم الخميس', '2026-11-19', '2026-11-19'],
    ['events within two weeks', '2026-11-16', '2026-11-30'],
    ['فعاليات خلال أسبوعين', '2026-11-16', '2026-11-30'],
    ['fe3aliyat hal isboo3', '2026-11-16', '2026-11-22'],
  ])('counted from today: %s', (question, from, until) => {
    expect(asked(question).time).toMatchObject({ from, until, of: 'happening', sure: true });
  });

  test.each([
    ['exhibitions in early 2027', '2027-01-01', '2027-04-30'],
    ['events in mid january', '2027-01-08', '2027-01-24'],
    ['أواخر يناير في أي معارض', '2027-01-21', '2027-01-31'],
    ['events in the first half of 2027', '2027-01-01', '2027-06-30'],
    ['events in q4', '2026-10-01', '2026-12-31'],
    ['مؤتمرات الربع الأول', '2027-01-01', '2027-03-31'],
    ['فعاليات بداية السنة', '2027-01-01', '2027-04-30'],
    ['events before january', '2026-11-16', '2026-12-31'],
    ['courses before the end of january 2027', '2026-11-16', '2027-01-31'],
    ['دورات قبل نهاية يناير', '2026-11-16', '2027-01-31'],
    ['what happens on 25 march 2027', '2027-03-25', '2027-03-25'],
    ['مؤتمرات قبل رمضان', '2026-11-16', '2027-02-07'],
    ['events until new year', '2026-11-16', '2027-01-01'],
    ['conferences after january', '2027-02-01', '2028-02-01'],
    ['معارض عيد الفطر', '2027-03-09', '2027-03-12'],
    ['conferences during eid al adha', '2027-05-15', '2027-05-19'],
    ['معارض بعد العيد', '2027-03-13', '2028-03-12'],
    ['فعاليات الشتاء', '2026-12-01', '2027-02-28'],
    ['مؤتمرات شباط', '2027-02-01', '2027-02-28'],
  ])('a part of a time, a side of it, a feast: %s', (question, from, until) => {
    expect(asked(question).time).toMatchObject({ from, until, of: 'happening', sure: true });
  });

  test.each(['free events this month', 'events coming soon', 'conference dates november'])(
    'says nothing more than when: %s',
    (question) => {
      expect(asked(question).words.filter(({ optional }) => !optional)).toEqual([]);
    },
  );

  test.each([
    ['exhibitions in march', '2027-03-01', '2027-03-31'],
    ['events in November', '2026-11-01', '2026-11-30'],
    ['معارض شهر ابريل', '2027-04-01', '2027-04-30'],
    ['مؤتمرات في نيسان', '2027-04-01', '2027-04-30'],
    ['مؤتمرات تشرين الثاني', '2026-11-01', '2026-11-30'],
    ['مؤتمرات جويلية', '2027-07-01', '2027-07-31'],
    ['فعاليات شهر 5', '2027-05-01', '2027-05-31'],
    ['events december 2027', '2027-12-01', '2027-12-31'],
    ['conference from 3 to 5 May', '2027-05-03', '2027-05-05'],
    ['conference 3-5 May 2028', '2028-05-03', '2028-05-05'],
    ['مؤتمر ١٠ ديسمبر', '2026-12-10', '2026-12-10'],
    ['event on 5/12/2026', '2026-12-05', '2026-12-05'],
    ['events in ramadan', '2027-02-08', '2027-03-08'],
    ['events this winter', '2026-12-01', '2027-02-28'],
    ['مؤتمرات الصيف القادم', '2027-06-01', '2027-08-31'],
    ['events in 2027', '2027-01-01', '2027-12-31'],
    ['مؤتمرات 2027', '2027-01-01', '2027-12-31'],
    ['events before the end of the year', '2026-11-16', '2026-12-31'],
    ['دورات آخر السنة', '2026-11-16', '2026-12-31'],
  ])('by the calendar: %s', (question, from, until) => {
    expect(asked(question).time).toMatchObject({ from, until, sure: true });
  });

  test.each([
    ['jobs posted today', '2026-11-16', '2026-11-16', 'posted'],
    ['jobs this week', '2026-11-10', '2026-11-16', 'posted'],
    ['jobs posted this month', '2026-11-01', '2026-11-16', 'posted'],
    ['jobs closing this week', '2026-11-16', '2026-11-22', 'closing'],
    ['وظائف تنتهي هذا الاسبوع', '2026-11-16', '2026-11-22', 'closing'],
  ])('jobs are posted and close: %s', (question, from, until, of) => {
    expect(asked(question).time).toMatchObject({ from, until, of, sure: true });
  });

  test('Ramadan is a time, and the subject of whoever asks about fasting', () => {
    expect(asked('diabetes conference in ramadan').time).toMatchObject({ sure: true });
    expect(asked('conference about diabetics fasting in ramadhan').time).toBeUndefined();
    expect(asked('مؤتمر يتكلم عن صيام مريض السكر في رمضان').time).toBeUndefined();
    expect(asked('conference about fasting in march').time).toMatchObject({ sure: true });
  });

  test('a time that nothing with a date was asked for is not sure', () => {
    expect(asked('i need a nurse today').time).toMatchObject({ sure: false });
  });

  test.each([
    'may i see the catalogue',
    'march of dimes clinic',
    'fall prevention mat',
    'spring scale',
    'مستشفى الخميس',
    'أسبوع تقنيات المختبرات',
    'سي باب',
    'metformin 2000',
    'children under 5 years',
    'طوارئ 24 ساعة',
    'يوم علمي',
    'جراحة اليوم الواحد',
    'فاليوم',
    '6th of October City',
    'ممرضة كل يوم',
    'learn ultrasound in one day at a workshop',
  ])('what only looks like a time is none: %s', (question) => {
    expect(asked(question).time).toBeUndefined();
  });

  test('the newest jobs and the next event', () => {
    expect(asked('latest jobs').order).toBe('newest');
    expect(asked('آخر الوظائف').order).toBe('newest');
    expect(asked('next blood donation evening').order).toBe('soonest');
    expect(asked('latest infusion pumps').order).toBeUndefined();
  });

  test('what was written is told, for the chip', () => {
    expect(asked('events next month in Kuwait').time?.written).toBe('next month');
  });
});
