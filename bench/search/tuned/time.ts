import { ask, asked } from '../asked.ts';
import { comingEvents, openJobsWhere } from '../demo-records.ts';
import { happening } from '../periods.ts';
import { event } from '../record-id.ts';

export const queries = asked('time', {
  en: [
    ask('events next month', 'KW', happening('next month')),
    ask(
      'conferences next month',
      'AE',
      happening('next month', ({ theme }) => theme === 'congress'),
    ),
    ask('events tomorrow', 'QA', happening('tomorrow')),
    ask('medical events this month', 'SA', happening('this month')),
    ask(
      'courses next week',
      'LB',
      happening('next week', ({ theme }) => theme === 'course'),
    ),
    ask(
      'jobs posted today',
      'KW',
      openJobsWhere(({ startDay }) => startDay === 0),
    ),
    ask(
      'jobs posted this week',
      'KW',
      openJobsWhere(({ startDay }) => startDay >= -6),
    ),
    ask(
      'latest jobs',
      'KW',
      openJobsWhere(({ startDay }) => startDay >= -7),
    ),
    ask(
      'jobs closing this week',
      'SA',
      openJobsWhere(({ expiryDay }) => expiryDay <= 6),
    ),
    ask(
      'workshops this month',
      'AE',
      happening('this month', ({ theme }) => theme === 'workshop'),
    ),
    ask(
      'exhibitions in march',
      'KW',
      happening({ month: 3 }, ({ theme }) => theme === 'exhibition'),
    ),
    ask(
      'webinars in june',
      'JO',
      happening({ month: 6 }, ({ theme }) => theme === 'webinar'),
    ),
    ask(
      'next blood donation evening',
      'SA',
      event('dammam-blood-donation-evening-lulwat-al-sharq-hospital'),
      comingEvents('Blood Donation Evening'),
    ),
  ],
  ar: [
    ask('فعاليات اليوم', 'BH', happening('today')),
    ask(
      'مؤتمرات الشهر القادم',
      'AE',
      happening('next month', ({ theme }) => theme === 'congress'),
    ),
    ask('شنو في فعاليات هالاسبوع', 'KW', happening('this week')),
    ask('ايه الفعاليات الشهر الجاي', 'EG', happening('next month')),
    ask('الفعاليات بكرا', 'QA', happening('tomorrow')),
    ask('فعاليات الشهر هذا', 'SA', happening('this month')),
    ask(
      'دورات الأسبوع القادم',
      'LB',
      happening('next week', ({ theme }) => theme === 'course'),
    ),
    ask(
      'آخر الوظائف',
      'KW',
      openJobsWhere(({ startDay }) => startDay >= -7),
    ),
    ask(
      'وظائف تنتهي هذا الاسبوع',
      'SA',
      openJobsWhere(({ expiryDay }) => expiryDay <= 6),
    ),
    ask(
      'معارض شهر ابريل',
      'KW',
      happening({ month: 4 }, ({ theme }) => theme === 'exhibition'),
    ),
    ask('فعاليات في يناير', 'KW', happening({ month: 1 })),
  ],
  arabizi: [ask('fe3aliyat hal isboo3', 'KW', happening('this week'))],
});
