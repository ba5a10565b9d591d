import { ask, asked } from '../asked.ts';
import { catalogsNamed, comingEvents, comingEventsWhere, openJobs } from '../demo-records.ts';

export const queries = asked('kind', {
  ar: [
    ask(
      'وظائف صيادلة',
      'KW',
      openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
    ),
    ask('مؤتمرات القلب', 'JO', comingEvents('Heart Failure Congress')),
    ask(
      'ندوات عبر الانترنت',
      'KW',
      comingEventsWhere(({ theme }) => theme === 'webinar'),
    ),
    ask('كتالوج مختبرات', 'KW', catalogsNamed('Laboratory Instruments', 'Reagents and Tests')),
    ask('حملة تبرع', 'SA', comingEvents('Blood Donation Evening')),
  ],
});
