// Written before a round of work on the search, across all classes, to measure its effect on unseen queries.
import { type Asked, ask, asked, askForNothing } from '../asked.ts';
import { devices, generic, openJobs } from '../demo-records.ts';
import { company, event, faq, page } from '../record-id.ts';

export const queries: readonly Asked[] = [
  ...asked('misspelling', {
    ar: [ask('ترموميتر جبهه', 'AE', devices('Infrared Forehead Thermometer'))],
  }),
  ...asked('transliteration', {
    en: [
      ask('zeitouna hospital amman', 'JO', company('zaytuna-specialty-hospital')),
      ask('saiydaliyat tamra', 'SA', company('tamra-pharmacies')),
    ],
    ar: [ask('سيتاجليبتين', 'EG', generic('Sitagliptin'))],
  }),
  ...asked('abbreviation', {
    en: [
      ask('CSSD technician', 'SA', openJobs('Sterilisation Technician')),
      ask('ER doctor job', 'KW', openJobs('Emergency Physician')),
      ask('CPAP', 'LB', devices('Automatic CPAP Device')),
      ask('PV officer', 'KW', openJobs('Pharmacovigilance Officer')),
      ask('NPWT device', 'SA', devices('Negative Pressure Wound System')),
    ],
    ar: [
      ask('جهاز ايكو', 'KW', [
        ...openJobs('Cardiac Sonographer'),
        ...company('nabdeen-heart-clinic'),
      ]),
    ],
  }),
  ...asked('brand and generic', {
    en: [
      ask('crestor 10', 'SA', generic('Rosuvastatin')),
      ask('lyrica', 'AE', generic('Pregabalin')),
    ],
    ar: [ask('بلافيكس', 'KW', generic('Clopidogrel'))],
  }),
  ...asked('described use', {
    en: [
      ask(
        'machine to help me breathe at night when i snore',
        'LB',
        devices('Automatic CPAP Device'),
      ),
    ],
  }),
  ...asked('word form', {
    ar: [ask('لصيدليات الكويت', 'KW', company('kathma-family-pharmacies'))],
  }),
  ...asked('spoken sentence', {
    ar: [
      ask('نحتاج اسرة كهربائية لمستشفى جديد', 'SA', devices('Electric Hospital Bed')),
      ask('اريد شراء جهاز سونار محمول للعيادة', 'AE', devices('Portable Ultrasound Scanner')),
    ],
  }),
  ...asked('Gulf dialect', {
    ar: [
      ask('شنو زين حق الصداع النصفي', 'LB', generic('Sumatriptan')),
      ask('متى معرض الاسنان بالكويت', 'KW', event('kuwait-dental-expo-dhow-dental-supply')),
    ],
  }),
  ...asked('Egyptian dialect', {
    ar: [
      ask('فين ألاقي مستشفى عيون كويسة في القاهرة', 'EG', company('wahat-eye-hospitals')),
      ask(
        'في شغل لدكتور صيدلي',
        'EG',
        openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
      ),
      ask('بكام كرسي بعجل', 'KW', devices('Lightweight Wheelchair', 'Electric Wheelchair')),
    ],
  }),
  ...asked('Levantine dialect', {
    ar: [
      ask(
        'وين في دورة انعاش ببيروت',
        'LB',
        event('advanced-life-support-course-beirut-mashreqia-health-training'),
      ),
      ask('بدنا نشتري مواد طبعة للأسنان', 'LB', devices('Alginate Impression Material')),
    ],
  }),
  ...asked('help and legal', {
    en: [
      ask('i want to advertise with you', 'KW', page('/advertising')),
      ask(
        'how much does it cost to list my company',
        'KW',
        [...faq('Which plans are there and what do they cost?'), ...page('/subscription')],
        faq('How does my company become an exhibitor?'),
      ),
      ask('your phone number', 'KW', page('/contact')),
    ],
    ar: [ask('الكود ما يوصل', 'KW', faq('The code does not arrive. What can I do?'), page('/faq'))],
  }),
  ...asked('service or department', {
    en: [ask('dna lab', 'AE', company('ghaf-genomics'))],
    ar: [ask('غسيل كلى', 'BH', company('sitra-dialysis-centres'))],
  }),
  ...asked('synonym', {
    en: [
      ask('glucometer strips', 'BH', devices('Glucose Test Strips')),
      ask('back brace', 'SA', devices('Lumbar Support Belt')),
    ],
    ar: [ask('اخصائي علاج طبيعي', 'SA', openJobs('Physiotherapist'))],
  }),
  ...asked('question', {
    en: [ask('what is the price of a hospital bed', 'SA', devices('Electric Hospital Bed'))],
  }),
  ...asked('mixed scripts', {
    ar: [ask('جهاز ultrasound للبيع', 'AE', devices('Portable Ultrasound Scanner'))],
  }),
  ...asked('not in the demo', {
    en: [
      askForNothing('insulin pump tubing for tandem', 'KW'),
      askForNothing('methotrexate', 'KW'),
    ],
    ar: [askForNothing('طبيب بيطري', 'KW'), askForNothing('ميثوتريكسات', 'EG')],
  }),
  ...asked('hostile or nonsense', {
    ar: [askForNothing('سيارات مستعملة للبيع', 'KW')],
  }),
];
