import { ask, asked } from '../asked.ts';
import { comingEvents, devices } from '../demo-records.ts';
import { company } from '../record-id.ts';

export const queries = asked('split or joined', {
  en: [
    ask('xray unit', 'AE', devices('Mobile X-Ray Unit')),
    ask('kneebrace', 'KW', devices('Hinged Knee Brace')),
    ask('hb a1c kit', 'BH', devices('HbA1c Reagent Kit')),
    ask(
      'tele health',
      'OM',
      company('bahla-telehealth'),
      comingEvents('Telehealth That Patients Use'),
    ),
    ask('tiryaqbay', 'KW', company('tiryaq-bay-medical')),
  ],
  ar: [
    ask('خيط بوليبروبيلين', 'SA', devices('Polypropylene Suture')),
    ask('اشعةسينية متنقلة', 'AE', devices('Mobile X-Ray Unit')),
  ],
});
