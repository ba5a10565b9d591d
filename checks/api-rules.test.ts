import { expect, test } from 'vitest';
import { operations } from '#app/server/operations.ts';
import { describeApi } from '#platform/calls/openapi.ts';
import { findApiProblems } from './api-rules.ts';

const document = describeApi(operations);

test('the description of the API breaks no recommended rule', async () => {
  expect(await findApiProblems(JSON.stringify(document))).toEqual([]);
});

test.each([
  ['no-empty-servers', { ...document, servers: [] }],
  ['info-license', { ...document, info: { title: 'Mai', version: '1' } }],
])('one that breaks %s is found', async (rule, broken) => {
  const problems = await findApiProblems(JSON.stringify(broken));
  expect(problems.join('\n')).toContain(rule);
});
