import { ask, asked } from '../asked.ts';
import { devices, generic, ofStrength, openJobs } from '../demo-records.ts';

export const queries = asked('Egyptian dialect', {
  ar: [
    ask('عايزين ميكروسكوب للمعمل', 'EG', devices('Binocular Microscope')),
    ask(
      'ابني سخن عايز خافض حرارة شراب',
      'EG',
      [...ofStrength('Paracetamol', '120 mg/5 ml'), ...ofStrength('Ibuprofen', '100 mg/5 ml')],
      generic('Paracetamol', 'Ibuprofen'),
    ),
    ask('مندوب دعايه طبيه', 'EG', openJobs('Medical Representative')),
  ],
});
