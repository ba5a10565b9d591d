import { ask, asked } from '../asked.ts';
import { devices, generic, ofStrength } from '../demo-records.ts';

export const queries = asked('mixed scripts', {
  ar: [
    ask('للبيع AED', 'QA', devices('Automated External Defibrillator')),
    ask('CPAP جهاز نوم', 'QA', devices('Automatic CPAP Device')),
    ask('فيتامين D حبوب', 'SA', generic('Colecalciferol (vitamin D3)')),
    ask('كبسولات omeprazole 20', 'EG', ofStrength('Omeprazole', '20 mg')),
  ],
});
