import { ask, asked } from '../asked.ts';
import { comingEvents, devices, openJobs } from '../demo-records.ts';
import { event } from '../record-id.ts';

export const queries = asked('word form', {
  en: [
    ask('foam dressings', 'JO', devices('Foam Dressing with Silicone Border')),
    ask(
      'genomic symposia abu dhabi',
      'AE',
      event('genomic-medicine-symposium-abu-dhabi-ghaf-genomics'),
    ),
  ],
  ar: [
    ask(
      'مضخات التسريب',
      'KW',
      devices('Volumetric Infusion Pump'),
      comingEvents('Infusion Pump Skills Day'),
    ),
    ask('أطباء أسرة', 'BH', openJobs('Family Physician')),
    ask('أسرّة كهربائية', 'KW', devices('Electric Hospital Bed')),
    ask('الضمادات الرغوية', 'JO', devices('Foam Dressing with Silicone Border')),
    ask('والكمامات', 'SA', devices('Surgical Mask Type IIR', 'FFP2 Respirator')),
    ask('عربتين أدوية', 'KW', devices('Medicine Trolley')),
  ],
});
