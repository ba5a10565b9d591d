import { ask, asked } from '../asked.ts';
import { comingEventsWhere, openJobsWhere } from '../demo-records.ts';
import { happening } from '../periods.ts';

export const queries = asked('time', {
  en: [
    ask('events today', 'BH', happening('today')),
    ask('what is on this week', 'KW', happening('this week')),
  ],
  ar: [
    ask('فعاليات هذا الأسبوع', 'KW', happening('this week')),
    ask(
      'وظائف جديدة اليوم',
      'KW',
      openJobsWhere(({ startDay }) => startDay === 0),
    ),
    ask(
      'اقرب مؤتمر',
      'KW',
      happening('this month', ({ theme }) => theme === 'congress'),
      comingEventsWhere(({ theme }) => theme === 'congress'),
    ),
  ],
  arabizi: [
    ask(
      'ma3are9 el shahar el jay',
      'KW',
      happening('next month', ({ theme }) => theme === 'exhibition'),
    ),
  ],
});
