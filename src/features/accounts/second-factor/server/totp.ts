import { createHmac, timingSafeEqual } from 'node:crypto';

const STEP_S = 30;
const DIGITS = 6;
/** Clocks differ, so the previous and the next code are valid too. */
const STEPS_APART = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The one-time code for a counter (RFC 4226, section 5.3). */
function hotp(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / STEP_S);

/** The latest time step whose code is valid at this moment. */
export const latestStepAt = (now: Date) => stepAt(now) + STEPS_APART;

/** The code at a moment (RFC 6238). */
export function totpAt(secret: Buffer, now: Date): string {
  return hotp(secret, stepAt(now));
}

/** The time step of a valid code, by which its reuse is detected; undefined for a wrong code. */
export function findTotpStep(secret: Buffer, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const current = stepAt(now);
  for (let step = current - STEPS_APART; step <= current + STEPS_APART; step++) {
    const right = Buffer.from(hotp(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return undefined;
}

/** Base32 as authenticator apps expect it (RFC 4648, without padding). */
export function toBase32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The QR code's content; the app shows the issuer beside the code. */
export function otpauthUri(secret: Buffer, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = `secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
  return `otpauth://totp/${label}?${query}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_S}`;
}
