import { ask, asked } from '../asked.ts';
import { devices, ofBrand } from '../demo-records.ts';
import { catalog, company, job } from '../record-id.ts';

export const queries = asked('spoken sentence', {
  en: [
    ask(
      "hi, I'm opening a small dental clinic in Farwaniya and I need somebody who delivers chairs and handpieces and lets me try them before I buy",
      'KW',
      company('dhow-dental-supply'),
      [...ofBrand('Boomdent')],
    ),
    ask(
      'please show me open positions for intensive care nurses in Qatar',
      'QA',
      job('intensive-care-nurse-ain-al-qamar-hospital'),
    ),
    ask(
      "I'm travelling to Bahrain for two weeks and need dialysis three times a week, where can I book a place",
      'SA',
      [...company('sitra-dialysis-centres'), ...catalog('sitra-dialysis-centres-holiday-dialysis')],
    ),
    ask(
      'I want an electric bed for my mother at home, one where the side rails go down easily',
      'KW',
      devices('Electric Hospital Bed'),
    ),
    ask(
      'could you tell me which hospital in Jordan takes cancer patients from abroad and also helps with the visa and an interpreter',
      'KW',
      company('zaytuna-specialty-hospital'),
    ),
  ],
  ar: [
    ask(
      'نبحث عن مصنع أردني للشاش والضمادات يصدّر إلى الخليج',
      'JO',
      company('ajloun-sterile-products'),
      devices('Sterile Gauze Swabs'),
    ),
  ],
});
