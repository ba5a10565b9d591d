import { ask, asked } from '../asked.ts';
import { comingEventsWhere, countryOf, openJobsWhere } from '../demo-records.ts';
import { company, job } from '../record-id.ts';

export const queries = asked('place', {
  en: [
    ask(
      'jobs in muscat',
      'OM',
      openJobsWhere(({ location }) => location.en.startsWith('Muscat')),
    ),
    ask(
      'events in qatar',
      'KW',
      comingEventsWhere((each) => countryOf(each) === 'QA'),
    ),
    ask('hospital in amman', 'KW', company('zaytuna-specialty-hospital')),
    ask('hospitals in lusail', 'SA', company('ain-al-qamar-hospital')),
  ],
  ar: [
    ask('ممرض عناية مركزة في الاردن', 'KW', job('intensive-care-nurse-zaytuna-specialty-hospital')),
    ask('صيدلية بالجهراء', 'KW', company('kathma-family-pharmacies')),
  ],
});
