import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findSignedCharge, hashOf, signedText } from './hashstring.ts';

const key = 'test-secret';
const charge = {
  id: 'chg_1',
  amount: 1.5,
  currency: 'KWD',
  status: 'CAPTURED',
  reference: { gateway: 'gw', payment: 'py', order: 'ord_1' },
  transaction: { created: '1700' },
};
const sign = (body: typeof charge) => hashOf(signedText(body) ?? '', key);

describe('the signature', () => {
  test('is that of the documented text', () => {
    expect(signedText(charge)).toBe(
      'x_idchg_1x_amount1.500x_currencyKWDx_gateway_referencegwx_payment_referencepyx_statusCAPTUREDx_created1700',
    );
    expect(sign(charge)).toBe('69485ac24bba9295ec86001f7cf0fb7f426b758136eeafa5eb94864fb8b8f514');
    expect(findSignedCharge(sign(charge), charge, [key])?.id).toBe('chg_1');
  });

  test.each([
    [1, 'KWD', '1.000'],
    [1, 'SAR', '1.00'],
    [529, 'USD', '529.00'],
    [0.1, 'BHD', '0.100'],
    [181.5, 'KWD', '181.500'],
    [1234.567, 'OMR', '1234.567'],
    [1200, 'JPY', '1200'],
  ])('%s %s is written %s', (amount, currency, written) => {
    expect(signedText({ ...charge, amount, currency })).toContain(`x_amount${written}x_currency`);
  });

  test('missing references are nothing', () => {
    const { reference: _gone, ...bare } = charge;
    expect(signedText(bare)).toContain('x_gateway_referencex_payment_referencex_status');
    expect(signedText({ ...bare, reference: { gateway: null } })).toBe(signedText(bare));
  });

  test('may be made with any of several keys, and with no other', () => {
    const keys = ['sk_new', key];
    expect(findSignedCharge(sign(charge), charge, keys)?.id).toBe('chg_1');
    expect(findSignedCharge(hashOf(signedText(charge) ?? '', 'sk_new'), charge, keys)?.id).toBe(
      'chg_1',
    );
    expect(findSignedCharge(sign(charge), charge, ['sk_new', 'sk_older'])).toBeUndefined();
    expect(findSignedCharge(sign(charge), charge, [])).toBeUndefined();
  });

  test('covers neither the order nor the metadata: those are never read from a notice', () => {
    const other = { ...charge, reference: { ...charge.reference, order: 'ord_2' }, metadata: {} };
    expect(findSignedCharge(sign(charge), other, [key])).toEqual({
      id: 'chg_1',
      amount: 1.5,
      currency: 'KWD',
      status: 'CAPTURED',
      reference: { gateway: 'gw', payment: 'py' },
      transaction: { created: '1700' },
    });
  });
});

describe('10,000 forged or mutated notices are refused', () => {
  /** A small seeded random generator, so that failures can be reproduced. */
  function dice(seed: number) {
    let state = seed;
    return (sides: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((state / 2_147_483_648) * sides);
    };
  }
  const genuine = sign(charge);
  const text = signedText(charge) ?? '';
  const written = JSON.stringify(charge);
  type Body = Record<string, unknown>;
  const junk: readonly unknown[] = [
    null,
    '',
    0,
    -1,
    [],
    {},
    true,
    'CAPTURED',
    1e21,
    Number.NaN,
    '١',
  ];

  const changes: readonly ((roll: (sides: number) => number) => {
    body: unknown;
    hash: unknown;
  })[] = [
    // Another value in a signed field.
    (roll) => {
      const hash = genuine;
      const bodies: Body[] = [
        { ...charge, id: `chg_${roll(1e6) + 2}` },
        { ...charge, amount: 1.5 + (roll(9000) + 1) / 1000 },
        { ...charge, amount: 1.5 + (roll(9) + 1) / 10_000 },
        { ...charge, currency: ['USD', 'BHD', 'kwd', 'KWDD'][roll(4)] },
        { ...charge, status: ['INITIATED', 'DECLINED', 'captured', 'CAPTURED '][roll(4)] },
        { ...charge, transaction: { created: String(1701 + roll(1e6)) } },
        { ...charge, reference: { ...charge.reference, gateway: `g${roll(1e6)}` } },
        { ...charge, reference: { ...charge.reference, payment: undefined } },
        // The same sequence of characters, split elsewhere.
        { ...charge, reference: { gateway: 'gwx_payment_referencepy', payment: '' } },
      ];
      return { body: bodies[roll(bodies.length)], hash };
    },
    // The genuine body with a signature that differs in one character.
    (roll) => {
      const hash = [...genuine];
      const at = roll(hash.length);
      hash[at] = hash[at] === '0' ? '1' : '0';
      return { body: charge, hash: hash.join('') };
    },
    // Signed with another key, or not at all.
    (roll) => ({
      body: charge,
      hash: createHmac('sha256', `key-${roll(1e9)}`)
        .update(text)
        .digest('hex'),
    }),
    (roll) => ({
      body: charge,
      hash: [
        undefined,
        '',
        genuine.toUpperCase(),
        genuine.slice(0, roll(64)),
        `${genuine}${roll(10)}`,
        ` ${genuine}`,
        [genuine],
        randomBytes(32).toString('hex'),
        '0'.repeat(64),
      ][roll(9)],
    }),
    // Something other than a charge.
    (roll) => {
      const field = ['id', 'amount', 'currency', 'status', 'transaction'][roll(5)] ?? 'id';
      return { body: { ...charge, [field]: junk[roll(junk.length)] }, hash: genuine };
    },
    (roll) => ({ body: junk[roll(junk.length)], hash: genuine }),
  ];

  test.each([1, 2, 3, 4, 5])('seed %i', (seed) => {
    const roll = dice(seed);
    const taken: unknown[] = [];
    for (let made = 0; made < 2000; made += 1) {
      const forge = changes[made % changes.length];
      if (!forge) throw new Error('no forgery');
      const { body, hash } = forge(roll);
      const isTheSame = hash === genuine && JSON.stringify(body) === written;
      if (!isTheSame && findSignedCharge(hash, body, [key])) taken.push({ body, hash });
    }
    expect(taken).toEqual([]);
  });

  test('control: the untouched one passes', () => {
    expect(findSignedCharge(genuine, structuredClone(charge), [key])).toBeDefined();
  });
});
