import { ask, asked } from '../asked.ts';
import { comingEvents, devices, openJobs } from '../demo-records.ts';
import { catalog, company, page } from '../record-id.ts';

export const queries = asked('wrong keyboard layout', {
  en: [
    ask(
      'هىبعسهخى حعةح',
      'AE',
      devices('Volumetric Infusion Pump'),
      comingEvents('Infusion Pump Skills Day'),
    ),
    ask('حقهرشؤغ حخمهؤغ', 'KW', page('/privacy-policy')),
  ],
  ar: [
    ask('wd]gdhj jlvm', 'SA', company('tamra-pharmacies')),
    ask(
      'ysdg hg;gn',
      'BH',
      [...company('sitra-dialysis-centres'), ...catalog('sitra-dialysis-centres-holiday-dialysis')],
      openJobs('Dialysis Technician'),
    ),
  ],
});
