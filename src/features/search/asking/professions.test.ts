import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const asked = (question: string) => understand(question, { today: '2026-11-16' });

test.each(['pharmacist in dubai', 'dermatologist in Riyadh', 'ممرضة في الكويت', 'الصيدلي'])(
  'somebody is looked for: %s',
  (question) => {
    expect(asked(question).person).toBe(true);
  },
);

test.each(['pharmacist chair', 'nurses conference', 'pharmacist jobs', 'in dubai', 'gloves'])(
  'something else is: %s',
  (question) => {
    expect(asked(question).person).toBe(false);
  },
);
