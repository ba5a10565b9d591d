import { ask, asked } from '../asked.ts';
import { offering, withDepartment, withDepartmentHead } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('service or department', {
  en: [
    ask(
      'home visits physiotherapist',
      'KW',
      offering('Home visits', 'KW'),
      offering('Home visits'),
    ),
    ask(
      'cardiology department',
      'KW',
      [...withDepartment('Cardiology', 'KW'), ...company('nabdeen-heart-clinic')],
      withDepartment('Cardiology'),
    ),
    ask('Dr. Rana Haddad', 'AE', withDepartmentHead('Dr. Rana Haddad')),
  ],
  ar: [
    ask(
      'قسم أمراض القلب',
      'KW',
      [...withDepartment('Cardiology', 'KW'), ...company('nabdeen-heart-clinic')],
      withDepartment('Cardiology'),
    ),
    ask('تصليح الكراسي المتحركة', 'KW', company('united-arabian-rehabilitation-equipment')),
  ],
});
