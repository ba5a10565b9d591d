import { ask, asked } from '../asked.ts';
import {
  companiesWhere,
  devices,
  devicesIn,
  generic,
  genericIn,
  openJobs,
  openJobsIn,
} from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('home country', {
  en: [
    ask(
      'volumetric infusion pump',
      'KW',
      devicesIn('KW', 'Volumetric Infusion Pump'),
      devices('Volumetric Infusion Pump'),
    ),
    ask(
      'volumetric infusion pump',
      'AE',
      devicesIn('AE', 'Volumetric Infusion Pump'),
      devices('Volumetric Infusion Pump'),
    ),
    ask('paracetamol tablets', 'EG', genericIn('EG', 'Paracetamol'), generic('Paracetamol')),
    ask('paracetamol tablets', 'BH', genericIn('BH', 'Paracetamol'), generic('Paracetamol')),
    ask(
      'biomedical engineer',
      'OM',
      openJobsIn('Oman', 'Biomedical Engineer'),
      openJobs('Biomedical Engineer'),
    ),
    ask(
      'oxygen concentrator',
      'LB',
      devicesIn('LB', 'Oxygen Concentrator 5 L'),
      devices('Oxygen Concentrator 5 L'),
    ),
    ask(
      'hospital',
      'SA',
      company('lulwat-al-sharq-hospital'),
      companiesWhere(({ category }) => category === 'hospital'),
    ),
  ],
  ar: [
    ask(
      'مضخة تسريب حجمية',
      'AE',
      devicesIn('AE', 'Volumetric Infusion Pump'),
      devices('Volumetric Infusion Pump'),
    ),
    ask('باراسيتامول أقراص', 'BH', genericIn('BH', 'Paracetamol'), generic('Paracetamol')),
  ],
});
