import { ask, asked } from '../asked.ts';
import { catalogsNamed, comingEvents, devices, generic, openJobs } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('word form', {
  en: [
    ask(
      'wheelchairs',
      'KW',
      devices('Electric Wheelchair', 'Lightweight Wheelchair'),
      catalogsNamed('Mobility and Rehabilitation'),
    ),
    ask('infusion pumps', 'KW', devices('Volumetric Infusion Pump'), [
      ...catalogsNamed('Infusion and Injection'),
      ...comingEvents('Infusion Pump Skills Day'),
    ]),
    ask('centrifuges', 'IN', devices('Bench Centrifuge')),
    ask('midwives', 'QA', openJobs('Midwife')),
    ask('nebulizers', 'LB', devices('Compressor Nebuliser')),
    ask('hematology analyzers', 'BH', devices('Haematology Analyser')),
    ask('sutures', 'IN', devices('Absorbable Suture, Braided', 'Polypropylene Suture'), [
      ...company('malabar-suture-works'),
      ...catalogsNamed('Surgery Catalogue'),
    ]),
    ask('microscopes', 'EG', devices('Binocular Microscope')),
    ask('physiotherapy job', 'SA', openJobs('Physiotherapist')),
    ask('radiography vacancy', 'JO', openJobs('Radiographer')),
    ask('optometry job', 'KW', openJobs('Optometrist')),
    ask('pathologists', 'SA', openJobs('Consultant Pathologist')),
    ask('patient hoists', 'SA', devices('Patient Hoist')),
    ask('accountancy jobs', 'KW', openJobs('Accountant')),
  ],
  ar: [
    ask('كراسي متحركة', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('بمستشفى ربوة السلام', 'KW', company('rabwat-al-salam-hospital')),
    ask('لصيدليات تمرة', 'SA', company('tamra-pharmacies')),
    ask('معرض للأسنان', 'KW', comingEvents('Dental Expo')),
    ask(
      'ممرضات',
      'KW',
      openJobs('Intensive Care Nurse', 'Home Care Nurse', 'Operating Theatre Nurse'),
    ),
    ask(
      'صيادلة',
      'SA',
      openJobs('Community Pharmacist', 'Production Pharmacist', 'Clinical Pharmacist'),
    ),
    ask('قفاز نتريل', 'JO', devices('Nitrile Examination Gloves')),
    ask('مجاهر', 'EG', devices('Binocular Microscope')),
    ask('جهازين قياس ضغط', 'AE', devices('Upper-Arm Blood Pressure Monitor')),
    ask('خيوط جراحية', 'IN', devices('Absorbable Suture, Braided', 'Polypropylene Suture'), [
      ...company('malabar-suture-works'),
      ...catalogsNamed('Surgery Catalogue'),
    ]),
    ask('حقائب إسعاف', 'OM', devices('Vessel First-Aid Kit'), devices('Trauma Backpack')),
    ask('محاقن', 'SA', devices('Disposable Syringe 5 ml'), devices('Syringe Pump')),
    ask('ثلاجات اللقاح', 'BH', devices('Vaccine Refrigerator')),
    ask('مهندسين أجهزة طبية', 'AE', openJobs('Biomedical Engineer')),
    ask('القابلات', 'QA', openJobs('Midwife')),
    ask('فنيين أشعة', 'JO', openJobs('Radiographer')),
    ask('دعامات ركبة', 'KW', devices('Hinged Knee Brace')),
    ask('نقالات', 'QA', devices('Scoop Stretcher')),
    ask('أنابيب دم مفرغة', 'EG', devices('Vacuum Blood Tube, EDTA')),
    ask('قطرات عينية', 'AE', generic('Timolol', 'Sodium hyaluronate')),
    ask('محاسبين', 'KW', openJobs('Accountant')),
    ask('بالموجات فوق الصوتية', 'AE', [
      ...devices('Portable Ultrasound Scanner'),
      ...comingEvents('Point-of-Care Ultrasound Day'),
    ]),
    ask('وكلابات الخلع', 'JO', devices('Extraction Forceps Set')),
  ],
});
