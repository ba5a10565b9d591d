import { ask, asked } from '../asked.ts';
import { comingEventsWhere, generic } from '../demo-records.ts';

export const queries = asked('Levantine dialect', {
  ar: [
    ask('معي وجع راس شو باخد', 'JO', generic('Paracetamol', 'Ibuprofen', 'Sumatriptan')),
    ask('عندكن قطرة للعين الناشفة', 'JO', generic('Sodium hyaluronate')),
    ask(
      'هلق في شي معرض طبي قريب',
      'JO',
      comingEventsWhere(({ theme }) => theme === 'exhibition'),
    ),
  ],
});
