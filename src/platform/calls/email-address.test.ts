import { expect, test } from 'vitest';
import { emailField } from '#platform/fields/contact-fields.ts';
import { emailAddress } from './fields.ts';

const label = { id: 'test.label', en: 'E-mail', ar: 'البريد الإلكتروني' };
const field = emailField({ label }).schema;

const readings = (typed: string) => [emailAddress.safeParse(typed), field.safeParse(typed)];

test.each([
  ['sales@mai.example', 'sales@mai.example'],
  [' Sales@Mai.Example ', 'sales@mai.example'],
  ['Mai Sales <sales@mai.example>', 'sales@mai.example'],
  ['"Sales, Mai" <Sales@mai.example> ', 'sales@mai.example'],
  ['<sales@mai.example>', 'sales@mai.example'],
  ['other@mai.example <sales@mai.example>', 'sales@mai.example'],
  ['<b>sales@mai.example</b>', 'sales@mai.example'],
  ['sales@mai.example <b onclick=x>', 'sales@mai.example'],
  ['\u202asales@mai.example\u202c', 'sales@mai.example'],
])('%j is read as the address it holds, in forms and in files', (typed, address) => {
  expect(readings(typed).map(({ data }) => data)).toEqual([address, address]);
});

test.each(['Mai Sales', 'Mai <mai>', '<a@mai.example> <b>', 'a@mai.example, b@mai.example'])(
  '%j holds no single address, and is refused',
  (typed) => {
    expect(readings(typed).map(({ success }) => success)).toEqual([false, false]);
  },
);
