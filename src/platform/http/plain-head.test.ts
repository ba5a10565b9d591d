import { expect, test } from 'vitest';
import { readPlainHead } from './plain-head.ts';

const headOf = (...lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const asked = 'GET /companies?q=a HTTP/1.1';
const host = 'Host: mai.example';

test('the head of a plain GET is read as far as it matters', () => {
  const head = headOf(
    asked,
    host,
    'Cookie:  country=KW ',
    'User-Agent: x',
    'connection: Keep-Alive',
  );
  expect(readPlainHead(head)).toEqual({
    url: '/companies?q=a',
    headers: { host: 'mai.example', cookie: 'country=KW' },
  });
});

test.each([
  ['another method', headOf('POST / HTTP/1.1', host)],
  ['another version', headOf('GET / HTTP/1.0', host)],
  ['no host', headOf(asked, 'accept: */*')],
  ['two hosts', headOf(asked, host, host)],
  ['a proxy’s address', headOf('GET http://mai.example/ HTTP/1.1', host)],
  ['a length', headOf(asked, host, 'Content-Length: 4')],
  ['pieces', headOf(asked, host, 'transfer-encoding: chunked')],
  ['an upgrade', headOf(asked, host, 'Upgrade: websocket')],
  ['a question before the body', headOf(asked, host, 'expect: 100-continue')],
  ['the last one on its connection', headOf(asked, host, 'connection: close')],
  ['two requests', headOf(asked, host) + headOf(asked, host)],
  ['two requests between which lines end otherwise', `${asked}\n${host}\n\n${headOf(asked, host)}`],
  ['a line that goes on', headOf(asked, host, 'x: a', ' b')],
  ['a line without a name', headOf(asked, host, ': b')],
  ['a name with a blank', headOf(asked, host, 'x : b')],
  ['a control sign', headOf(asked, host, 'x: a\0b')],
  ['half a head', `${asked}\r\n${host}\r\n`],
])('%s is for the parser', (_what, head) => {
  expect(readPlainHead(head)).toBeUndefined();
});
