import { ask, asked } from '../asked.ts';
import { devices, generic, openJobs } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('synonym', {
  en: [
    ask('sphygmomanometer', 'KW', devices('Upper-Arm Blood Pressure Monitor')),
    ask('sleep apnea machine', 'QA', devices('Automatic CPAP Device')),
    ask('lab technician job', 'SA', openJobs('Medical Laboratory Technologist')),
    ask('antihistamine', 'SA', generic('Cetirizine', 'Loratadine')),
    ask('laxative', 'KW', generic('Lactulose')),
    ask('medical waste company', 'SA', company('misnad-hospital-services')),
  ],
  ar: [
    ask('مميع دم', 'SA', generic('Clopidogrel', 'Acetylsalicylic acid, low dose')),
    ask('رباط ركبة', 'KW', devices('Hinged Knee Brace')),
    ask('جهاز تحليل الدم', 'BH', devices('Haematology Analyser', 'Clinical Chemistry Analyser')),
  ],
});
