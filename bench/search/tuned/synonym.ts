import { ask, asked } from '../asked.ts';
import { devices, generic, openJobs } from '../demo-records.ts';
import { catalog, company } from '../record-id.ts';

export const queries = asked('synonym', {
  en: [
    ask('sugar test strips', 'BH', devices('Glucose Test Strips')),
    ask('walker with wheels', 'KW', devices('Rollator with Seat')),
    ask('hand sanitizer', 'KW', devices('Alcohol Hand Rub')),
    ask('steam sterilizer', 'KW', devices('Class B Autoclave')),
    ask('IV drip set', 'JO', devices('IV Infusion Set')),
    ask('breathing machine for ambulance', 'SA', devices('Transport Ventilator')),
    ask('x-ray technician', 'SA', openJobs('Radiographer')),
    ask('physical therapist', 'AE', openJobs('Physiotherapist')),
    ask('skin doctor vacancy', 'BH', openJobs('Dermatologist')),
    ask('drugstore', 'KW', company('kathma-family-pharmacies', 'tamra-pharmacies')),
    ask('eyeglasses shop', 'KW', company('ain-al-waha-optical')),
    ask('water pill', 'IN', generic('Furosemide')),
    ask('blood thinner', 'SA', generic('Clopidogrel', 'Acetylsalicylic acid, low dose')),
    ask('antidepressant', 'JO', generic('Sertraline')),
    ask(
      'stitches for surgery',
      'KW',
      devices('Absorbable Suture, Braided', 'Polypropylene Suture'),
    ),
    ask('vaccine transport company', 'AE', company('qafila-cold-chain')),
  ],
  ar: [
    ask('خافض حرارة', 'KW', generic('Paracetamol', 'Ibuprofen')),
    ask('مدر للبول', 'EG', generic('Furosemide')),
    ask('ملين', 'KW', generic('Lactulose')),
    ask('مضاد للاكتئاب', 'JO', generic('Sertraline')),
    ask('معقم ايدي', 'KW', devices('Alcohol Hand Rub')),
    ask('كرسي معاقين', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('دكتور جلدية', 'AE', [...company('yasmina-skin-clinic'), ...openJobs('Dermatologist')]),
    ask('محل نظارات', 'KW', company('ain-al-waha-optical')),
    ask('شنطة اسعافات اولية', 'SA', devices('Vessel First-Aid Kit'), devices('Trauma Backpack')),
    ask('جهاز بخار للربو', 'SA', devices('Compressor Nebuliser')),
    ask('جهاز اكسجين منزلي', 'QA', devices('Oxygen Concentrator 5 L')),
    ask('قلم انسولين', 'EG', generic('Insulin glargine')),
    ask('جهاز الصدمات الكهربائية للقلب', 'QA', devices('Automated External Defibrillator')),
    ask('مقص ومشارط جراحة', 'SA', devices('General Surgery Instrument Set')),
    ask('مركبات نقل مبردة للأدوية', 'AE', company('qafila-cold-chain')),
    ask('تمريض منزلي', 'KW', [
      ...company('wafra-home-care'),
      ...catalog('wafra-home-care-home-care-plans'),
      ...openJobs('Home Care Nurse'),
    ]),
    ask('دوا سكر حبوب', 'SA', generic('Metformin', 'Gliclazide', 'Sitagliptin')),
  ],
});
