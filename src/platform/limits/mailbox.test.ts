import { expect, test } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { mailboxOf } from './mailbox.ts';

const { pool } = await createTestDatabase();

const addresses = [
  ['huda@care.example', 'huda@care.example'],
  ['hu.da@care.example', 'hu.da@care.example'],
  ['huda+mai+2@care.example', 'huda@care.example'],
  ['+huda@care.example', '@care.example'],
  ['h.u.d.a+x@gmail.com', 'huda@gmail.com'],
  ['huda@googlemail.com', 'huda@gmail.com'],
  ['huda@gmail.com.example', 'huda@gmail.com.example'],
] as const;

test.each(addresses)(
  '%s leads to the mailbox %s, in the database as well',
  async (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
    const { rows } = await pool.query('select mailbox_of($1) as mailbox', [address]);
    expect(rows).toEqual([{ mailbox }]);
  },
);
