import { asked, askForNothing } from '../asked.ts';

export const queries = asked('not in the demo', {
  en: [
    askForNothing('sildenafil', 'AE'),
    askForNothing('semaglutide pen', 'KW'),
    askForNothing('tramadol', 'JO'),
    askForNothing('hyperbaric oxygen chamber', 'SA'),
    askForNothing('veterinarian vacancy', 'KW'),
  ],
  ar: [
    askForNothing('طبيب بيطري', 'SA'),
    askForNothing('تفتيت حصى الكلى', 'SA'),
    askForNothing('بالون معدة', 'LB'),
    askForNothing('حفاضات كبار السن', 'KW'),
  ],
  arabizi: [askForNothing('ebrat ozempic', 'SA')],
});
