import { ask, asked } from '../asked.ts';
import { comingEvents, devices, generic, openJobs } from '../demo-records.ts';
import { company, product } from '../record-id.ts';

export const queries = asked('part of a name', {
  en: [
    ask('nilaglarin', 'KW', product('nilaglarin-100-iu-ml-pen')),
    ask('midaprazol', 'SA', product('midaprazol-20-mg-capsule', 'midaprazol-40-mg-capsule')),
    ask('cold chain coord', 'LB', openJobs('Cold Chain Coordinator')),
  ],
  ar: [
    ask('الترياق', 'KW', company('tiryaq-bay-medical')),
    ask('سوماتري', 'LB', generic('Sumatriptan')),
    ask('حقيبة إسعاف', 'OM', devices('Vessel First-Aid Kit')),
    ask('مؤتمر قصور القلب', 'AE', comingEvents('Heart Failure Congress')),
    ask('غيم للعناية', 'SA', company('ghaim-respiratory-care')),
  ],
});
