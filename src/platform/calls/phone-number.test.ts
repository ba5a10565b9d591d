import { expect, test } from 'vitest';
import { phoneNumber } from './fields.ts';

test.each(['', '+965 5551 0000', '+965\u00a05551\u00a00000', '(02) 555-1000', '٥٥٥١٠٠٠٠'])(
  '“%s” is a telephone number',
  (typed) => {
    expect(phoneNumber.safeParse(typed).success).toBe(true);
  },
);

test.each(['+965\n123456', '+965\r\n5551', '55510000\u2028123456', '5551\v0000'])(
  '%j is more than one line, and none',
  (typed) => {
    expect(phoneNumber.safeParse(typed).success).toBe(false);
  },
);
