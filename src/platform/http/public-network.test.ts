import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { ClosedNetwork, guardedLookup, isPublicAddress } from './public-network.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is no part of the open network', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

/** A DNS server on this machine that answers every query with the address, or not at all. */
async function startNameServer(address: string | undefined) {
  const server = createSocket('udp4');
  server.on('message', (question, { port }) => {
    if (address === undefined) return;
    const isOlder = question.readUInt16BE(question.indexOf(0, 12) + 1) === 1;
    const head = Buffer.from(question.subarray(0, question.indexOf(0, 12) + 5));
    head.writeUInt16BE(0x8180, 2);
    head.writeUInt16BE(isOlder ? 1 : 0, 6);
    head.writeUInt16BE(0, 10);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4]);
    const told = Buffer.from(address.split('.').map(Number));
    server.send(Buffer.concat(isOlder ? [head, record, told] : [head]), port, '127.0.0.1');
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const how = { timeoutMs: 200, servers: [`127.0.0.1:${server.address().port}`] };
  const look = () =>
    new Promise((resolve, reject) => {
      guardedLookup(isPublicAddress, how)('hooks.mai.example', { all: true }, (error, found) =>
        error ? reject(error) : resolve(found),
      );
    });
  return { look, [Symbol.dispose]: () => void server.close() };
}

describe('a name', () => {
  test('is reached where it leads to the open network', async () => {
    using server = await startNameServer('1.1.1.1');
    expect(await server.look()).toEqual([{ address: '1.1.1.1', family: 4 }]);
  });

  test('that leads anywhere else is refused', async () => {
    using server = await startNameServer('127.0.0.1');
    await expect(server.look()).rejects.toThrow(ClosedNetwork);
  });

  test('whose server says nothing is given up, and nobody waits behind it for files', async () => {
    using server = await startNameServer(undefined);
    const order: string[] = [];
    const looking = Array.from({ length: 32 }, () =>
      server.look().catch(({ code }) => {
        order.push('name');
        return code;
      }),
    );
    await stat('.');
    order.push('file');
    expect(new Set(await Promise.all(looking))).toEqual(new Set(['ETIMEOUT']));
    expect(order[0]).toBe('file');
  });
});
