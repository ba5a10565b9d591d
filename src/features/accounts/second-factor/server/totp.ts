import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_S = 30;
const DIGITS = 6;
/** Clocks differ: the code before and the code after count too. */
const STEPS_APART = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The one-time code of a counter (RFC 4226, section 5.3). */
function hotp(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_S);

/** The last time step whose code counts at a moment. */
export const latestStepAt = (now: Date) => stepAt(now) + STEPS_APART;

/** The code of a moment (RFC 6238). */
export function totpAt(secret: Buffer, now: Date): string {
  return hotp(secret, stepAt(now));
}

/** The time step a code is of, when it is a right one; the step tells whether it was used before. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const current = stepAt(now);
  for (let step = current - STEPS_APART; step <= current + STEPS_APART; step++) {
    const right = Buffer.from(hotp(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return undefined;
}

/** Bytes in the letters that devices take (RFC 4648, without padding). */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** What the QR code says; the issuer is shown beside the code on the device. */
export function otpauthUri(secret: Buffer, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_S}`;
}
