import { ask, asked } from '../asked.ts';
import { ofBrand } from '../demo-records.ts';
import { product } from '../record-id.ts';

export const queries = asked('brand', {
  en: [
    ask(
      'dafrascan ultrasound',
      'AE',
      product('dafrascan-portable-ultrasound-scanner'),
      ofBrand('Dafrascan'),
    ),
    ask('ghaimair monitor', 'SA', product('ghaimair-bedside-patient-monitor'), ofBrand('Ghaimair')),
  ],
  ar: [
    ask(
      'كمامات رمال سيف',
      'SA',
      product('rimalsafe-surgical-mask-type-iir', 'rimalsafe-ffp2-respirator'),
      ofBrand('Rimalsafe'),
    ),
  ],
});
