import { ask, asked } from '../asked.ts';
import { devices, generic, openJobsWhere } from '../demo-records.ts';
import { job, product } from '../record-id.ts';

export const queries = asked('price', {
  en: [
    ask(
      'cheapest fetal doppler',
      'AE',
      product('dafrascan-fetal-doppler'),
      devices('Fetal Doppler'),
    ),
    ask(
      'lowest price patient monitor',
      'AE',
      product('saruqview-bedside-patient-monitor'),
      devices('Bedside Patient Monitor'),
    ),
    ask(
      'cheapest gauze swabs',
      'JO',
      product('ajlounsoft-sterile-gauze-swabs'),
      devices('Sterile Gauze Swabs'),
    ),
    ask(
      'haematology analyser lowest price',
      'BH',
      product('dilmunta-haematology-analyser'),
      devices('Haematology Analyser'),
    ),
    ask(
      'medicine trolley below 300 kwd',
      'KW',
      product('khutwa-medicine-trolley'),
      devices('Medicine Trolley'),
    ),
    ask(
      'budesonide inhaler cheapest',
      'AE',
      product('riahsonid-200-mcg-dose-inhaler'),
      generic('Budesonide'),
    ),
    ask(
      'electric wheelchair less than 8000 sar',
      'SA',
      product('sanamflex-electric-wheelchair'),
      devices('Electric Wheelchair'),
    ),
    ask(
      'best paid jobs in qatar',
      'QA',
      job('consultant-pathologist-zubara-diagnostics'),
      openJobsWhere(({ location }) => location.en.includes('Qatar')),
    ),
  ],
  ar: [
    ask('ارخص سرير فحص', 'KW', product('khutwa-examination-couch'), devices('Examination Couch')),
    ask(
      'ارخص مقياس حرارة',
      'AE',
      product('saruqview-infrared-forehead-thermometer'),
      devices('Infrared Forehead Thermometer'),
    ),
    ask('لاكتولوز الارخص', 'KW', product('laynolac-667-mg-ml-syrup'), generic('Lactulose')),
    ask(
      'ارخص رباط ضاغط',
      'JO',
      product('ajlounsoft-elastic-crepe-bandage'),
      devices('Elastic Crepe Bandage'),
    ),
    ask(
      'قطرة ترطيب للعين ارخص سعر',
      'AE',
      product('nadawain-0-2-eyedrops'),
      generic('Sodium hyaluronate'),
    ),
    ask(
      'كرسي كهربائي اقل من 700 دينار',
      'KW',
      product('khutwa-electric-wheelchair'),
      devices('Electric Wheelchair'),
    ),
    ask('خزانة سرير رخيصة', 'KW', product('khalijcare-bedside-locker'), devices('Bedside Locker')),
    ask(
      'جهاز كيمياء باقل سعر',
      'BH',
      product('reefpure-clinical-chemistry-analyser'),
      devices('Clinical Chemistry Analyser'),
    ),
    ask(
      'عربة انعاش تحت 260 دينار',
      'KW',
      product('khutwa-crash-trolley'),
      devices('Crash Trolley'),
    ),
  ],
});
