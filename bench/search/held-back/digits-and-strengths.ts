import { ask, asked } from '../asked.ts';
import { devices, generic, ofStrength } from '../demo-records.ts';

export const queries = asked('digits and strengths', {
  en: [
    ask('amlodipine 5mg', 'KW', ofStrength('Amlodipine', '5 mg')),
    ask('atorvastatin 40', 'SA', ofStrength('Atorvastatin', '40 mg')),
    ask('omeprazole 20 mg cap', 'EG', ofStrength('Omeprazole', '20 mg')),
    ask('syringe 5ml', 'SA', devices('Disposable Syringe 5 ml'), devices('Syringe Pump')),
    ask('adapalene 0.1%', 'OM', generic('Adapalene')),
  ],
  ar: [
    ask('ليفوثيروكسين 50', 'KW', generic('Levothyroxine')),
    ask('تيمولول ٠٫٥٪', 'AE', generic('Timolol')),
  ],
});
