import { ask, asked } from '../asked.ts';
import { devices, openJobs } from '../demo-records.ts';

export const queries = asked('transliteration', {
  ar: [
    ask('سكانر', 'AE', devices('Portable Ultrasound Scanner')),
    ask('مونيتور مريض', 'KW', devices('Bedside Patient Monitor')),
    ask('اوتوكلاف', 'KW', devices('Class B Autoclave')),
    ask('ميكروسكوب', 'EG', devices('Binocular Microscope')),
    ask('سبيروميتر', 'QA', devices('Spirometer')),
    ask('كانيولا', 'SA', devices('Safety IV Cannula')),
  ],
  arabizi: [
    ask('tabib usra', 'BH', openJobs('Family Physician')),
    ask('mumarida inaya', 'KW', openJobs('Intensive Care Nurse', 'Home Care Nurse')),
  ],
});
