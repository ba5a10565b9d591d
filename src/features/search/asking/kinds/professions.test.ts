import { expect, test } from 'vitest';
import { understand } from '#features/search/asking/understand.ts';

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

test.each(['hr officer hospital', 'محاسب مستشفى', 'lab technician clinic'])(
  'where one of the staff works is not what is looked for: %s',
  (question) => {
    const { kinds, leaning } = understand(question, { today: '2026-11-16' });
    expect(kinds).toEqual([]);
    expect(leaning).toContain('job');
  },
);

test.each(['dermatologist clinic', 'eye hospital', 'عيادة اسنان'])(
  'where somebody is treated is: %s',
  (question) => {
    expect(understand(question, { today: '2026-11-16' }).kinds).toContain('company');
  },
);

test.each([
  ['i need a nurse to look after my grandmother', true],
  ['محتاج ممرضه تقعد مع امي', true],
  ['تمريض منزلي', true],
  ['nurse uniform for my mother', false],
  ['nursing conference', false],
  ['وظيفة ممرضة رعاية منزلية', false],
])('who nurses at home is sent by a company: %s', (question, company) => {
  const { leaning } = understand(question, { today: '2026-11-16' });
  expect(leaning.includes('company')).toBe(company);
});

test.each(['doctor جلدية dubai', 'doktor jeldeya'])(
  'a doctor is one in whichever letters: %s',
  (question) => {
    expect(understand(question, { today: '2026-11-16' }).care).toBe(true);
  },
);
