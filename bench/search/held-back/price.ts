import { ask, asked } from '../asked.ts';
import { devices, generic } from '../demo-records.ts';
import { product } from '../record-id.ts';

export const queries = asked('price', {
  en: [
    ask('cheapest paracetamol', 'KW', product('hadimol-500-mg-plain'), generic('Paracetamol')),
    ask(
      'cheap electric hospital bed',
      'KW',
      product('khalijcare-electric-hospital-bed'),
      devices('Electric Hospital Bed'),
    ),
    ask(
      'blood pressure monitor under 25 kd',
      'KW',
      product('khalijcare-upper-arm-blood-pressure-monitor'),
      devices('Upper-Arm Blood Pressure Monitor'),
    ),
  ],
  ar: [ask('ارخص جل ديكلوفيناك', 'KW', product('diclozahr-1-gel'), generic('Diclofenac sodium'))],
  arabizi: [
    ask(
      'ar5a9 sareer kahraba2i',
      'KW',
      product('khalijcare-electric-hospital-bed'),
      devices('Electric Hospital Bed'),
    ),
  ],
});
