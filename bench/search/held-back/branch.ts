import { ask, asked } from '../asked.ts';
import { branch } from '../record-id.ts';

export const queries = asked('branch', {
  en: [
    ask('wadaq pharma salmiya', 'KW', branch('wadaq-pharma', 'Salmiya')),
    ask('dhow dental fahaheel', 'KW', branch('dhow-dental-supply', 'Fahaheel')),
  ],
  ar: [
    ask('ريف للمختبرات المحرق', 'BH', branch('reef-laboratory-supplies', 'Muharraq')),
    ask('عين القمر الوكرة', 'QA', branch('ain-al-qamar-hospital', 'Al Wakrah')),
  ],
});
