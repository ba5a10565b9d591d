import { expect, test } from 'vitest';
import { orderInAddress } from './order-in-address.ts';

test.each([
  ['?order=ord_1', '', 'ord_1'],
  ['?order=ord_1&tap_id=chg_1&data=x', '', 'ord_1'],
  ['?tap_id=chg_1', '#/thanks?order=ord_2&email=a@b.example&amount=1&localhost=1', 'ord_2'],
  ['?order=ord_1', '#/thanks?order=ord_2', 'ord_1'],
  ['?order=', '#?order=ord_2', 'ord_2'],
  ['', '#order=ord_2', ''],
  ['', '', ''],
])('%s%s is about "%s"', (search, hash, order) => {
  expect(orderInAddress(search, hash)).toBe(order);
});
