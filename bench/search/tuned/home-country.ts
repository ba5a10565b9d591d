import { ask, asked } from '../asked.ts';
import {
  comingEvents,
  companiesWhere,
  devices,
  devicesIn,
  generic,
  genericIn,
  openJobs,
  openJobsIn,
} from '../demo-records.ts';
import { company, event } from '../record-id.ts';

export const queries = asked('home country', {
  en: [
    ask(
      'electric wheelchair',
      'KW',
      devicesIn('KW', 'Electric Wheelchair'),
      devices('Electric Wheelchair'),
    ),
    ask(
      'electric wheelchair',
      'SA',
      devicesIn('SA', 'Electric Wheelchair'),
      devices('Electric Wheelchair'),
    ),
    ask(
      'electric wheelchair',
      'IN',
      devicesIn('IN', 'Electric Wheelchair'),
      devices('Electric Wheelchair'),
    ),
    ask('amoxicillin capsules', 'JO', genericIn('JO', 'Amoxicillin'), generic('Amoxicillin')),
    ask('radiographer', 'QA', openJobsIn('Qatar', 'Radiographer'), openJobs('Radiographer')),
    ask('radiographer', 'JO', openJobsIn('Jordan', 'Radiographer'), openJobs('Radiographer')),
    ask(
      'point of care ultrasound day',
      'OM',
      event('point-of-care-ultrasound-day-muscat-jabal-shams-medical'),
      comingEvents('Point-of-Care Ultrasound Day'),
    ),
    ask(
      'heart failure congress',
      'AE',
      event('abu-dhabi-heart-failure-congress-marsa-azraq-hospital'),
      comingEvents('Heart Failure Congress'),
    ),
    ask('eye hospital', 'EG', company('wahat-eye-hospitals'), company('nakhl-eye-hospital')),
  ],
  ar: [
    ask(
      'كرسي متحرك كهربائي',
      'SA',
      devicesIn('SA', 'Electric Wheelchair'),
      devices('Electric Wheelchair'),
    ),
    ask('إنسولين غلارجين', 'EG', genericIn('EG', 'Insulin glargine'), generic('Insulin glargine')),
    ask('إنسولين غلارجين', 'KW', genericIn('KW', 'Insulin glargine'), generic('Insulin glargine')),
    ask('محاسب', 'KW', openJobsIn('Kuwait', 'Accountant'), openJobs('Accountant')),
    ask('محاسب', 'AE', openJobsIn('United Arab Emirates', 'Accountant'), openJobs('Accountant')),
    ask('مجهر', 'OM', devicesIn('OM', 'Binocular Microscope'), devices('Binocular Microscope')),
    ask('مجهر', 'EG', devicesIn('EG', 'Binocular Microscope'), devices('Binocular Microscope')),
    ask(
      'شاشة مراقبة المريض',
      'OM',
      devicesIn('OM', 'Bedside Patient Monitor'),
      devices('Bedside Patient Monitor'),
    ),
    ask('سالبوتامول', 'KW', genericIn('KW', 'Salbutamol'), generic('Salbutamol')),
    ask('سالبوتامول', 'AE', genericIn('AE', 'Salbutamol'), generic('Salbutamol')),
    ask('مستشفى عيون', 'OM', company('nakhl-eye-hospital'), company('wahat-eye-hospitals')),
    ask(
      'مستشفى',
      'QA',
      company('ain-al-qamar-hospital'),
      companiesWhere(({ category }) => category === 'hospital'),
    ),
    ask('صيدلية', 'SA', company('tamra-pharmacies'), company('kathma-family-pharmacies')),
    ask(
      'ثلاجة لقاحات',
      'BH',
      devicesIn('BH', 'Vaccine Refrigerator'),
      devices('Vaccine Refrigerator'),
    ),
    ask(
      'طبيب طوارئ',
      'JO',
      openJobsIn('Jordan', 'Emergency Physician'),
      openJobs('Emergency Physician'),
    ),
  ],
});
