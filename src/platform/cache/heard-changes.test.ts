import { expect, test } from 'vitest';
import { hearChanges } from './heard-changes.ts';

const product = (id: number) => ({ table: 'products', rows: [`id=${id}`] });
const products = { table: 'products', rows: undefined };

test('a row that is told changes what was made from it or from the whole table, and nothing else', () => {
  const heard = hearChanges();
  const before = heard.now();
  heard.hear('products\nid=1\ncompany_id=7');
  expect(heard.isUnchanged(before, [product(1)])).toBe(false);
  expect(heard.isUnchanged(before, [{ table: 'products', rows: ['company_id=7'] }])).toBe(false);
  expect(heard.isUnchanged(before, [products])).toBe(false);
  expect(heard.isUnchanged(before, [product(2)])).toBe(true);
  expect(heard.isUnchanged(before, [{ table: 'jobs', rows: ['company_id=7'] }])).toBe(true);
  expect(heard.isUnchanged(heard.now(), [product(1), products])).toBe(true);
});

test('what shows the newest of a key stands while older ones change', () => {
  const heard = hearChanges();
  const newest = (country: string, from: number) => [
    { table: 'products', rows: [], newest: [{ key: `country id=${country}`, from }] },
  ];
  const before = heard.now();
  heard.hear('products\nid=7\ncountry id=KW 7');
  expect(heard.isUnchanged(before, newest('KW', 8))).toBe(true);
  expect(heard.isUnchanged(before, newest('KW', 7))).toBe(false);
  expect(heard.isUnchanged(before, newest('SA', 1))).toBe(true);
  const between = heard.now();
  heard.hear('products\nid=3\ncountry id=KW 3');
  expect(heard.isUnchanged(between, newest('KW', 4))).toBe(true);
  expect(heard.isUnchanged(between, newest('KW', 3))).toBe(false);
  expect(heard.isUnchanged(before, newest('KW', 5))).toBe(false);
  heard.hear('products');
  expect(heard.isUnchanged(between, newest('SA', 9))).toBe(false);
});

test('a table that is told alone has changed in all its rows', () => {
  const heard = hearChanges();
  const before = heard.now();
  heard.hear('products');
  expect(heard.isUnchanged(before, [product(2)])).toBe(false);
});

test('more rows than are remembered count as changed, all of them', () => {
  const heard = hearChanges(3);
  const before = heard.now();
  heard.hear('jobs\nid=1');
  for (const id of [1, 2, 3]) heard.hear(`products\nid=${id}`);
  expect(heard.isUnchanged(before, [product(2)])).toBe(false);
  expect(heard.isUnchanged(before, [product(9)])).toBe(false);
  expect(heard.isUnchanged(before, [{ table: 'events', rows: ['id=9'] }])).toBe(true);
  const after = heard.now();
  heard.hear('products\nid=4');
  expect(heard.isUnchanged(after, [product(9)])).toBe(true);
});

test('what is from before something may have been missed is not trusted', () => {
  const heard = hearChanges();
  const before = heard.now();
  heard.distrustAll();
  expect(heard.isUnchanged(before, [product(1)])).toBe(false);
  expect(heard.isUnchanged(heard.now(), [product(1)])).toBe(true);
});
