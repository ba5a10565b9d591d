import { ask, askByReference, asked } from '../asked.ts';
import { generic } from '../demo-records.ts';
import { event, job, product } from '../record-id.ts';

export const queries = asked('code or reference', {
  en: [
    ask('tbm1005', 'KW', product('khalijcare-bedside-patient-monitor')),
    ask('hp-1017', 'SA', product('sukkarmet-850-mg-tablet')),
    ask('mpi1002', 'KW', product('hadimol-120-mg-5-ml-syrup')),
    ask('NP-1012', 'EG', product('nilaglarin-100-iu-ml-pen')),
    ask('VR_1009', 'IN', product('hawalin-100-mcg-dose-inhaler')),
    ask('dds/1007', 'KW', product('boomdent-class-b-autoclave')),
    ask('item code RBR 1002', 'JO', product('rumtest-troponin-i-rapid-test')),
    ask('UARE1003', 'KW', product('khutwa-electric-wheelchair')),
    ask('atc c10aa05', 'KW', generic('Atorvastatin')),
    askByReference('{ref}', 'KW', job('intensive-care-nurse-rabwat-al-salam-hospital')),
    askByReference('{joined}', 'SA', job('midwife-lulwat-al-sharq-hospital')),
    askByReference('{spaced}', 'OM', job('optometrist-nakhl-eye-hospital')),
    askByReference('{number}', 'IN', job('accountant-arogyadeep-health-staffing')),
    askByReference('ref {ref}', 'LB', job('biomedical-engineer-litani-medical-imports')),
    askByReference('{lower}', 'KW', event('kuwait-dental-expo-dhow-dental-supply')),
    askByReference(
      'event {spaced}',
      'BH',
      event('bahrain-kidney-care-meeting-sitra-dialysis-centres'),
    ),
  ],
  ar: [
    ask('رقم الصنف WHS-1005', 'SA', product('wasmed-foam-dressing-with-silicone-border')),
    ask('SMD ١٠٠٤', 'AE', product('saruqview-syringe-pump')),
    ask('الكود fls1003', 'KW', product('failalab-urine-test-strips-10-parameters')),
    ask('jda-١٠٠٣', 'LB', product('jbeilart-zirconia-block')),
    ask('صنف MP1007', 'BH', product('cardoyum-81-mg-resistant')),
    ask('BMT-1002 بكام', 'EG', product('bardicot-sterile-gauze-swabs')),
    ask('a10ba02 دواء', 'JO', generic('Metformin')),
    askByReference('وظيفة {ref}', 'QA', job('radiographer-ain-al-qamar-hospital')),
    askByReference('رقم الوظيفة {joined}', 'AE', job('dermatologist-yasmina-skin-clinic')),
    askByReference(
      'رقم الفعالية {joined}',
      'SA',
      event('jeddah-medical-equipment-fair-wasm-healthcare-supplies'),
    ),
    askByReference('فعالية {ref}', 'LB', event('tripoli-womens-health-summit-wardiyya-clinic')),
  ],
});
