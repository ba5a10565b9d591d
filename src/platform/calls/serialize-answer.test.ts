import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { declareCall } from './call.ts';
import { serializerOf } from './serialize-answer.ts';

const call = declareCall({
  method: 'GET',
  path: 'test/answer.php',
  summary: 'For this test',
  access: 'visitor',
  input: {},
  output: {
    name: z.nullable(z.string()),
    list: z.array(z.object({ id: z.int() })),
  },
});

test('a field that is not declared cannot leave the server', () => {
  const answer = { success: true, name: null, list: [{ id: 1, secret: 'x' }], token: 'y' };
  expect(JSON.parse(serializerOf(call)(answer))).toEqual({
    success: true,
    name: null,
    list: [{ id: 1 }],
  });
});
