import { ask, asked } from '../asked.ts';
import { generic, withDepartment } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('symptom', {
  en: [
    ask('constipation', 'KW', generic('Lactulose')),
    ask('cold sore', 'LB', generic('Aciclovir')),
    ask(
      'heart rhythm disorder which clinic',
      'KW',
      company('nabdeen-heart-clinic'),
      withDepartment('Cardiology'),
    ),
  ],
  ar: [
    ask('صداع نصفي', 'LB', generic('Sumatriptan')),
    ask('صرع', 'JO', generic('Levetiracetam'), generic('Pregabalin')),
    ask('نقص حديد', 'EG', generic('Ferrous sulfate')),
    ask('الم اعصاب', 'KW', generic('Pregabalin')),
  ],
});
