import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routesByBeginning } from './routes-by-beginning.ts';

const routes = [
  {
    id: 'root',
    children: [
      {
        id: 'layout',
        children: [
          { id: 'home', index: true },
          { id: 'jobs', path: '/jobs' },
          { id: 'job', path: '/job/:ref' },
          { id: 'desk', path: '/desk', children: [{ id: 'letters', path: 'letters' }] },
        ],
      },
      { id: 'rest', path: '*' },
    ],
  },
];

const idsOf = (table: typeof routes, path: string) =>
  matchRoutes(table, path)?.map(({ route }) => route.id);

test.each(['/', '/jobs', '/jobs/', '/job/7', '/job', '/desk/letters', '/desk', '/nowhere', '//'])(
  '%s matches as it does in the whole table',
  (path) => {
    const { beginningOf, findFor } = routesByBeginning(routes);
    const narrowed = findFor(beginningOf(path)) as typeof routes;
    expect(idsOf(narrowed, path)).toEqual(idsOf(routes, path));
  },
);

test('a table is made once: what is known of its routes is known for good', () => {
  const { beginningOf, findFor } = routesByBeginning(routes);
  expect(findFor(beginningOf('/job/7'))).toBe(findFor(beginningOf('/job/8')));
});

test('an address that no route begins with shares its table with all of them', () => {
  const { beginningOf } = routesByBeginning(routes);
  expect([beginningOf('/a'), beginningOf('/b/c')]).toEqual([undefined, undefined]);
});
