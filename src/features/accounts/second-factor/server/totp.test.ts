import { expect, test } from 'vitest';
import { findTotpStep, otpauthUri, toBase32, totpAt } from './totp.ts';

/** The secret of RFC 6238, appendix B; the last six of its codes' eight digits are ours. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is that of the RFC', (second, code) => {
  expect(totpAt(secret, new Date(second * 1000))).toBe(code);
});

test('a code counts one step around its own, and no longer', () => {
  const now = new Date(1_234_567_890_000);
  const code = totpAt(secret, now);
  const at = (seconds: number) =>
    findTotpStep(secret, code, new Date(now.getTime() + seconds * 1000));
  expect(at(0)).toBe(Math.floor(1_234_567_890 / 30));
  expect([at(-30), at(30)]).toEqual([at(0), at(0)]);
  expect([at(-60), at(60)]).toEqual([undefined, undefined]);
  expect(findTotpStep(secret, '', now)).toBeUndefined();
  expect(findTotpStep(secret, '١٢٣٤٥٦', now)).toBeUndefined();
});

test('the secret is written as devices read it', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(toBase32(Buffer.from('foob'))).toBe('MZXW6YQ');
  expect(otpauthUri(secret, 'Mai & Co', 'a+b@mai.example')).toBe(
    'otpauth://totp/Mai%20%26%20Co:a%2Bb%40mai.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Mai%20%26%20Co&algorithm=SHA1&digits=6&period=30',
  );
});
