import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from './source-files.ts';

const read = (name: string) => readFileSync(join(repository, name), 'utf8');

test('the workflow runs what CI runs, with the oldest Node that is promised too', () => {
  const workflow = read('.github/workflows/ci.yml');
  const oldest = JSON.parse(read('package.json')).engines.node.replace('>=', '');
  expect(workflow).toContain(`- run: .ci/run\n`);
  expect(workflow).toContain(`node: ['24', '${oldest}']`);
});

test.each(['ci.yml', 'title.yml'])('%s names actions by commit and may write nothing', (name) => {
  const text = read(`.github/workflows/${name}`);
  const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  expect(text.match(/permissions:\n(.*)/)?.[1]).toBe('  contents: read');
  expect(text).not.toMatch(/: write/);
});

test.each([
  ['feat(jobs): a company sees who applied', 0],
  ['fix(payments,accounts)!: erasing leaves paid orders in the books', 0],
  ['docs: decision 9', 0],
  ["Merge branch 'jobs'", 1],
  ['wip: half of it', 1],
  ['feat(jobs) a company sees who applied', 1],
  ['feat(jobs): ends with a full stop.', 1],
  ['', 1],
])('a title is conventional or refused: %s', (title, code) => {
  expect(spawnSync(join(repository, '.ci/check-title'), [title]).status).toBe(code);
});
