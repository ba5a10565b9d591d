import { ask, asked } from '../asked.ts';
import {
  catalogsNamed,
  comingEvents,
  devices,
  generic,
  ofBrand,
  openJobs,
} from '../demo-records.ts';
import { catalog, company } from '../record-id.ts';

export const queries = asked('split or joined', {
  en: [
    ask('scoopstretcher', 'QA', devices('Scoop Stretcher')),
    ask('handrub', 'KW', devices('Alcohol Hand Rub')),
    ask('wheel chair electric', 'KW', devices('Electric Wheelchair')),
    ask('ultra sound scanner', 'AE', devices('Portable Ultrasound Scanner')),
    ask('firstaid kit', 'OM', devices('Vessel First-Aid Kit')),
    ask('bed side monitor', 'BH', devices('Bedside Patient Monitor')),
    ask('eyedrops timolol', 'AE', generic('Timolol')),
    ask('pulseoximeter', 'SA', devices('Fingertip Pulse Oximeter')),
    ask('bloodpressure monitor', 'KW', devices('Upper-Arm Blood Pressure Monitor')),
    ask('heartfailure congress', 'JO', comingEvents('Heart Failure Congress')),
    ask('homecare nurse', 'KW', openJobs('Home Care Nurse')),
    ask('micro pipette', 'EG', devices('Adjustable Micropipette')),
    ask('ainalqamar hospital', 'QA', company('ain-al-qamar-hospital')),
  ],
  ar: [
    ask('كرسيمتحرك', 'KW', devices('Electric Wheelchair', 'Lightweight Wheelchair')),
    ask('غسيلكلى', 'BH', company('sitra-dialysis-centres'), [
      ...catalog('sitra-dialysis-centres-holiday-dialysis'),
      ...openJobs('Dialysis Technician'),
    ]),
    ask('مقياسحرارة', 'KW', devices('Infrared Forehead Thermometer')),
    ask('خليجكير', 'KW', ofBrand('Khalijcare')),
    ask('سنامفلكس', 'SA', ofBrand('Sanamflex')),
    ask('هيدرو كولويد', 'EG', devices('Hydrocolloid Dressing')),
    ask('مستشفىربوة السلام', 'KW', company('rabwat-al-salam-hospital')),
    ask('زعفرانفارما', 'AE', company('zaafaran-pharma'), catalogsNamed('Zaafaran Pharma')),
    ask('باراسيتا مول', 'KW', generic('Paracetamol')),
    ask('سيبرو فلوكساسين', 'SA', generic('Ciprofloxacin')),
    ask('شاشمعقم', 'KW', devices('Sterile Gauze Swabs')),
    ask('عجلونسوفت', 'JO', ofBrand('Ajlounsoft')),
    ask('عنايةمركزة ممرض', 'KW', openJobs('Intensive Care Nurse')),
    ask('دل مونتا', 'BH', ofBrand('Dilmunta')),
  ],
});
