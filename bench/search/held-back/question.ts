import { ask, asked } from '../asked.ts';
import { devices, generic, offering, openJobs } from '../demo-records.ts';
import { catalog, company, job, product } from '../record-id.ts';

export const queries = asked('question', {
  en: [
    ask('which hospital has a burns unit?', 'SA', company('lulwat-al-sharq-hospital')),
    ask('who repairs medical equipment?', 'KW', company('sadu-biomedical-services'), [
      ...offering('Repair and spare parts'),
      ...openJobs('Biomedical Engineer'),
      ...catalog('sadu-biomedical-services-service-contracts'),
    ]),
    ask('what medicine is for migraine?', 'LB', generic('Sumatriptan')),
    ask(
      'what does nasmarin treat',
      'KW',
      product('nasmarin-10-mg-tablet', 'nasmarin-5-mg-5-ml-syrup'),
    ),
    ask('who can recruit nurses for our hospital?', 'KW', company('arogyadeep-health-staffing'), [
      ...catalog('arogyadeep-health-staffing-for-hospitals'),
      ...openJobs('Recruitment Consultant, Nursing'),
    ]),
  ],
  ar: [
    ask('كيف أحصل على شرائط فحص السكر؟', 'BH', devices('Glucose Test Strips')),
    ask(
      'ما هي الشركات التي تصنع الإنسولين؟',
      'EG',
      company('nilora-pharma'),
      generic('Insulin glargine'),
    ),
    ask(
      'هل توجد وظائف علاج طبيعي في الدمام؟',
      'SA',
      job('physiotherapist-lulwat-al-sharq-hospital'),
    ),
    ask('ما الدواء المناسب لحب الشباب؟', 'QA', generic('Adapalene')),
  ],
});
