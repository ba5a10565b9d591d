import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { hostileDrawings } from '#testing/hostile-pictures.ts';
import { bombOf } from '#testing/hostile-zips.ts';

export type Attacker = {
  readonly url: string;
  /** Session tokens of companies that abuse their accounts. */
  readonly exhibitors: readonly string[];
  readonly coupon: string;
  /** The confirmed address of a company. */
  readonly payerEmail: string;
  readonly payerToken: string;
  /** Events of the first exhibitor with many registrations; each can be deleted once. */
  readonly crowdedEvents: number[];
};

/** Runs until the caller stops it and reports the status of each response. */
type Attack = (attacker: Attacker, said: (status: number) => void) => Promise<void>;

const MEGABYTE = 1024 * 1024;
/** A random address, because strangers come from everywhere. */
const somewhere = () =>
  `${1 + Math.floor(Math.random() * 220)}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.7`;

const json = () => ({ 'content-type': 'application/json', 'x-forwarded-for': somewhere() });

const longStrings: Attack = async ({ url }, said) => {
  for (const letter of ['<', ' ', '(', 'a', '@', '\u0300', 'ا', '-']) {
    const message = letter.repeat((0.9 * MEGABYTE) / Buffer.byteLength(letter));
    const body = JSON.stringify({ name: message, email: message, subject: 'general', message });
    const response = await fetch(`${url}/api/contact/send.php`, {
      method: 'POST',
      headers: json(),
      body: body.slice(0, 0.95 * MEGABYTE),
    });
    said(response.status);
    await response.arrayBuffer();
  }
};

const randomAddresses: Attack = async ({ url }, said) => {
  const marks = Array.from({ length: 60 }, () => randomUUID());
  for (const mark of marks) {
    for (const path of ['/companies?', '/api/companies/companies.php?country=KW&', '/jobs?']) {
      const response = await fetch(`${url}${path}${mark.slice(0, 5)}=${mark.repeat(20)}`);
      said(response.status);
      await response.arrayBuffer();
    }
  }
};

const bigFile = new Blob([Buffer.alloc(20 * MEGABYTE)]);

const hugeBodies: Attack = async ({ url }, said) => {
  const form = new FormData();
  form.set('image', bigFile, 'big.png');
  const response = await fetch(`${url}/api/admin/sponsor-logos/create.php`, {
    method: 'POST',
    headers: { 'x-forwarded-for': somewhere() },
    body: form,
  }).catch(() => undefined);
  said(response?.status ?? 0);
  await response?.arrayBuffer().catch(() => undefined);
};

/** Sends a request's head and then nothing for as long as the server waits. */
const slowBodies: Attack = ({ url }, said) =>
  new Promise((resolve) => {
    const { port, hostname } = new URL(url);
    const socket = connect(Number(port), hostname);
    const end = (status: number) => {
      said(status);
      socket.destroy();
      resolve();
    };
    const timer = setTimeout(() => end(0), 3_000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once('data', (head: Buffer) => end(Number(head.toString('latin1', 9, 12))));
    socket.write(
      'POST /api/contact/send.php HTTP/1.1\r\nhost: mai\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{',
    );
  });

type Upload = {
  readonly path: string;
  readonly field: string;
  readonly file: Blob;
  readonly name: string;
  readonly fields?: Readonly<Record<string, string>>;
};

function upload(url: string, token: string, { path, field, file, name, fields = {} }: Upload) {
  const form = new FormData();
  for (const [each, value] of Object.entries(fields)) form.set(each, value);
  form.set(field, file, name);
  return fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': somewhere() },
    body: form,
  });
}

const pick = <T>(from: readonly T[]): T => {
  const one = from[Math.floor(Math.random() * from.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

const hostilePictures: Attack = async ({ url, exhibitors }, said) => {
  const drawing = pick(Object.values(hostileDrawings));
  const file = new Blob([drawing], { type: 'image/svg+xml' });
  const fields = {
    company_name: 'Bench',
    company_email: `bench-${randomUUID()}@example.com`,
    company_phone: '22001100',
    phone_country: '965',
  };
  const response = await upload(url, pick(exhibitors), {
    path: 'exhibitor/update-profile.php',
    field: 'company_logo',
    file,
    name: 'logo.svg',
    fields,
  });
  said(response.status);
  await response.arrayBuffer();
};

const bomb = new Blob([new Uint8Array(bombOf(400))]);

const hostileSpreadsheets: Attack = async ({ url, exhibitors }, said) => {
  const path = 'exhibitor/catalogs/import-preview.php';
  const sent = { path, field: 'import_file', file: bomb, name: 'items.xlsx' };
  const response = await upload(url, pick(exhibitors), sent);
  said(response.status);
  await response.arrayBuffer();
};

const rows = Array.from({ length: 5_000 }, (_, n) => `Bed ${n},For wards,,Active`).join('\n');
const goodFile = new Blob([`title,sub_title,catalog_link,status\n${rows}`]);

const parallelImports: Attack = async ({ url, exhibitors }, said) => {
  const path = 'exhibitor/catalogs/import.php';
  const sent = { path, field: 'import_file', file: goodFile, name: 'items.csv' };
  const response = await upload(url, pick(exhibitors), sent);
  said(response.status);
  await response.arrayBuffer();
};

const IDLE_MS = 500;

/** Deletes an event, which mails everybody registered for it. */
const massMail: Attack = async ({ url, exhibitors: [token = ''], crowdedEvents }, said) => {
  const event = crowdedEvents.pop();
  if (event === undefined) {
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    return;
  }
  const response = await fetch(`${url}/api/exhibitor/events/delete.php`, {
    method: 'POST',
    headers: { ...json(), authorization: `Bearer ${token}` },
    body: JSON.stringify({ event_id: event }),
  });
  said(response.status);
  await response.arrayBuffer();
};

const codeFloods: Attack = async ({ url }, said) => {
  const email = `victim-${Math.floor(Math.random() * 50)}@example.com`;
  const response = await fetch(`${url}/api/auth/check-email.php`, {
    method: 'POST',
    headers: json(),
    body: JSON.stringify({ email }),
  });
  said(response.status);
  await response.arrayBuffer();
};

/** The price of Professional with a ten percent discount, by its duration. */
const orders = [
  { subscription_type: '2', subscription_length: '12', total_amount: '529.00' },
  { subscription_type: '2', subscription_length: '24', total_amount: '1058.00' },
];

const couponRaces: Attack = async ({ url, coupon, payerEmail, payerToken }, said) => {
  const form = new URLSearchParams({
    ...pick(orders),
    email: payerEmail,
    coupon_code: coupon,
  });
  const response = await fetch(`${url}/api/subscription/process-payment.php`, {
    method: 'POST',
    headers: { 'x-forwarded-for': somewhere(), authorization: `Bearer ${payerToken}` },
    body: form,
  });
  said(response.status);
  await response.arrayBuffer();
};

/** Each attack with its number of parallel attackers. */
export const attacks: Readonly<
  Record<string, { readonly attack: Attack; readonly atOnce: number }>
> = {
  'long strings': { attack: longStrings, atOnce: 4 },
  'random addresses': { attack: randomAddresses, atOnce: 4 },
  'huge bodies': { attack: hugeBodies, atOnce: 16 },
  'slow bodies': { attack: slowBodies, atOnce: 50 },
  'hostile pictures': { attack: hostilePictures, atOnce: 5 },
  'hostile spreadsheets': { attack: hostileSpreadsheets, atOnce: 10 },
  'parallel imports': { attack: parallelImports, atOnce: 14 },
  'mass mail': { attack: massMail, atOnce: 2 },
  'code floods': { attack: codeFloods, atOnce: 10 },
  'coupon races': { attack: couponRaces, atOnce: 10 },
};
