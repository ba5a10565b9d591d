import { ask, asked } from '../asked.ts';
import { comingEvents, generic } from '../demo-records.ts';
import { company, event } from '../record-id.ts';

export const queries = asked('Gulf dialect', {
  ar: [
    ask('عندكم حبوب حق الصداع', 'KW', generic('Paracetamol', 'Ibuprofen', 'Sumatriptan')),
    ask(
      'متى معرض الاسنان',
      'KW',
      event('kuwait-dental-expo-dhow-dental-supply'),
      comingEvents('Dental Expo'),
    ),
    ask('ابي قطرة حق نشاف العين', 'KW', generic('Sodium hyaluronate')),
    ask('هين اسوي عملية عيون ف مسقط', 'OM', company('nakhl-eye-hospital')),
  ],
});
