import { ask, asked } from '../asked.ts';
import { openJobs } from '../demo-records.ts';
import { catalog, company, product } from '../record-id.ts';

export const queries = asked('exact name', {
  en: [
    ask('nabdeen heart clinic', 'KW', company('nabdeen-heart-clinic')),
    ask('Hadimol 500 mg tablets', 'KW', product('hadimol-500-mg-plain')),
    ask('saruqview syringe pump', 'AE', product('saruqview-syringe-pump')),
    ask('consultant paediatrician', 'QA', openJobs('Consultant Paediatrician')),
  ],
  ar: [ask('دليل الفحوص', 'SA', catalog('yaqut-laboratories-test-directory'))],
});
