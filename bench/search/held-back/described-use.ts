import { ask, asked } from '../asked.ts';
import { comingEvents, devices } from '../demo-records.ts';

export const queries = asked('described use', {
  en: [
    ask('device that checks oxygen in the blood', 'KW', devices('Fingertip Pulse Oximeter')),
    ask("machine to hear the baby's heartbeat", 'KW', devices('Fetal Doppler')),
    ask(
      'for people who stop breathing at night',
      'QA',
      devices('Automatic CPAP Device'),
      comingEvents('Sleep Apnoea'),
    ),
    ask('cart for giving out medicines on the ward', 'KW', devices('Medicine Trolley')),
    ask('sucks fluid out of the airway', 'QA', devices('Portable Suction Unit')),
    ask('to test lung function', 'LB', devices('Spirometer')),
  ],
  ar: [ask('مشاية فيها مكان للجلوس', 'KW', devices('Rollator with Seat'))],
});
