import { expect, test } from 'vitest';
import { loginPath, nextPath } from './dashboard-paths.ts';

test.each([
  ['?next=/user/dashboard/settings', '/user/dashboard/settings'],
  ['?next=/user/dashboard/settings%23sessions', '/user/dashboard/settings#sessions'],
  [
    '?next=%2Falert%2Fsave%3Flist%3D%252Fjobs%26name%3DIntensive%2Bcare',
    '/alert/save?list=%2Fjobs&name=Intensive+care',
  ],
  ['?next=//evil.example', null],
  ['?next=/.//evil.example', null],
  ['?next=https://evil.example', null],
  ['?next=/\\evil.example', null],
  ['?next=/', null],
  ['', null],
])('%s goes on to %s', (search, path) => {
  expect(nextPath(search)).toBe(path);
});

test('the way through signing in keeps its end', () => {
  expect(loginPath()).toBe('/login');
  expect(nextPath(loginPath('/jobs').slice('/login'.length))).toBe('/jobs');
});
