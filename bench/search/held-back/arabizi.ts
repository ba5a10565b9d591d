import { ask, asked } from '../asked.ts';
import { devices, openJobs } from '../demo-records.ts';
import { catalog, company } from '../record-id.ts';

export const queries = asked('arabizi', {
  arabizi: [
    ask('3iyadat jildiya', 'AE', company('yasmina-skin-clinic')),
    ask('sareer kahraba2i', 'KW', devices('Electric Hospital Bed')),
    ask('re3aya manzeleya', 'KW', [
      ...company('wafra-home-care'),
      ...catalog('wafra-home-care-home-care-plans'),
      ...openJobs('Home Care Nurse'),
    ]),
    ask('mohandes ajhize tobbiyye', 'LB', openJobs('Biomedical Engineer')),
    ask(
      "'3aseel kela el ba7rain",
      'BH',
      company('sitra-dialysis-centres'),
      catalog('sitra-dialysis-centres-holiday-dialysis'),
    ),
    ask('abgha kamamat', 'SA', devices('Surgical Mask Type IIR', 'FFP2 Respirator')),
  ],
});
