import { ask, asked } from '../asked.ts';
import {
  comingEventsWhere,
  companiesWhere,
  ofBrand,
  openJobsIn,
  openJobsWhere,
} from '../demo-records.ts';
import { branch, company, job, product } from '../record-id.ts';

export const queries = asked('place', {
  en: [
    ask('hospital in hawalli', 'KW', company('rabwat-al-salam-hospital')),
    ask('clinic in dubai', 'AE', company('yasmina-skin-clinic')),
    ask('medical devices sharjah', 'AE', company('saruq-medical-devices'), ofBrand('Saruqview')),
    ask('pharmacy in madinah', 'SA', company('tamra-pharmacies')),
    ask('laboratory in riyadh', 'KW', company('yaqut-laboratories')),
    ask('eye hospital in oman', 'KW', company('nakhl-eye-hospital')),
    ask('rehabilitation al ain', 'AE', company('hili-rehabilitation-centre')),
    ask('nurse jobs in uae', 'KW', openJobsIn('United Arab Emirates', 'Intensive Care Nurse')),
    ask(
      'companies in salalah',
      'OM',
      companiesWhere(({ city }) => city.en === 'Salalah'),
      branch('nakhl-eye-hospital', 'Salalah'),
    ),
    ask('dental supplies lebanon', 'LB', company('jbeil-dental-arts'), ofBrand('Jbeilart')),
    ask('radiographer in dammam', 'KW', job('radiographer-lulwat-al-sharq-hospital')),
    ask('microscope in india', 'KW', product('dakhilab-binocular-microscope')),
    ask('pharma company ras al khaimah', 'AE', company('zaafaran-pharma')),
  ],
  ar: [
    ask('مستشفى بالكويت', 'KW', company('rabwat-al-salam-hospital')),
    ask('مستشفيات في ابوظبي', 'SA', company('marsa-azraq-hospital')),
    ask('عيادة في المنامة', 'BH', company('qalat-al-hayat-clinic')),
    ask('صيدليات المدينة المنورة', 'SA', company('tamra-pharmacies')),
    ask('مختبر بالرياض', 'KW', company('yaqut-laboratories')),
    ask(
      'وظائف في قطر',
      'KW',
      openJobsWhere(({ location }) => location.en.includes('Qatar')),
    ),
    ask(
      'وظايف بدبي',
      'KW',
      openJobsWhere(({ location }) => location.en.startsWith('Dubai')),
    ),
    ask('مستشفى عيون مسقط', 'OM', company('nakhl-eye-hospital')),
    ask(
      'شركات في جدة',
      'SA',
      companiesWhere(({ city }) => city.en === 'Jeddah'),
      [
        ...branch('rimal-medical-industries', 'Jeddah'),
        ...branch('hayl-pharmaceuticals', 'Jeddah'),
        ...branch('yaqut-laboratories', 'Jeddah'),
      ],
    ),
    ask('اجهزة طبية الشارقة', 'AE', company('saruq-medical-devices'), ofBrand('Saruqview')),
    ask('مستلزمات طبية بالسلط', 'JO', company('balqa-medical-stores')),
    ask('مركز تأهيل في العين', 'AE', company('hili-rehabilitation-centre')),
    ask('شركة ادوية صلالة', 'OM', company('luban-pharma-industries')),
    ask(
      'فعاليات دبي',
      'SA',
      comingEventsWhere(({ title }) => title.en.includes('Dubai')),
    ),
    ask(
      'وظائف مهندسين في لبنان',
      'LB',
      openJobsWhere(
        ({ title, location }) => /Engineer/.test(title.en) && location.en.includes('Lebanon'),
      ),
    ),
    ask(
      'شركة بالشويخ',
      'KW',
      companiesWhere(({ city }) => city.en === 'Shuwaikh'),
    ),
    ask('كرسي كهربائي بالسعودية', 'QA', product('sanamflex-electric-wheelchair')),
  ],
});
