import { ask, asked } from '../asked.ts';
import {
  comingEvents,
  devices,
  generic,
  openJobs,
  openJobsIn,
  withDepartment,
} from '../demo-records.ts';
import { catalog, company, job } from '../record-id.ts';

export const queries = asked('mixed scripts', {
  en: [
    ask('معقم hand rub 500ml', 'KW', devices('Alcohol Hand Rub')),
    ask('salmiya عيادة قلب', 'KW', company('nabdeen-heart-clinic')),
    ask('dialysis سترة', 'BH', company('sitra-dialysis-centres'), [
      ...catalog('sitra-dialysis-centres-holiday-dialysis'),
      ...openJobs('Dialysis Technician'),
    ]),
    ask(
      'محاسب job ahmadi',
      'KW',
      job('accountant-united-arabian-rehabilitation-equipment'),
      openJobs('Accountant'),
    ),
    ask('ultrasound جهاز portable', 'AE', devices('Portable Ultrasound Scanner')),
  ],
  ar: [
    ask(
      'doctor جلدية dubai',
      'AE',
      company('yasmina-skin-clinic'),
      openJobsIn('Dubai', 'Dermatologist'),
    ),
    ask('insulin قلم', 'KW', generic('Insulin glargine')),
    ask('wheelchair كهربائي', 'KW', devices('Electric Wheelchair')),
    ask('job تمريض kuwait', 'KW', openJobsIn('Kuwait', 'Intensive Care Nurse', 'Home Care Nurse')),
    ask('جهاز ECG', 'SA', devices('12-Lead ECG Recorder')),
    ask('MRI بالكويت', 'KW', withDepartment('Radiology', 'KW')),
    ask('lab تحاليل riyadh', 'SA', company('yaqut-laboratories')),
    ask('مؤتمر heart failure', 'JO', comingEvents('Heart Failure Congress')),
    ask('pump تسريب وريدي', 'KW', devices('Volumetric Infusion Pump')),
    ask('وظائف ICU', 'QA', openJobs('Intensive Care Nurse')),
    ask('ماسك n95', 'KW', devices('FFP2 Respirator'), devices('Surgical Mask Type IIR')),
  ],
});
