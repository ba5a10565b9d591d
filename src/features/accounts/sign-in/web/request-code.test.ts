import { describe, expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CodeRequestProblem, readAnswer, textOfFailure } from './request-code.ts';

const json = { 'content-type': 'application/json; charset=utf-8' };

function read(text: string, init: ResponseInit = { headers: json }) {
  try {
    return readAnswer(new Response(text, init), text);
  } catch (problem) {
    if (!(problem instanceof CodeRequestProblem)) throw problem;
    return {
      text: translateIn('en')(problem.text),
      said: problem.said,
      isRefusal: problem.isRefusal,
    };
  }
}

describe('the answer to a request for a code', () => {
  test('tells whether there is an account', () => {
    expect(read('{"success":true,"userExists":true}')).toEqual({ userExists: true });
    expect(read('{"success":true}')).toEqual({ userExists: false });
  });

  test.each([
    [500, 'Service temporarily unavailable. Please try again later.'],
    [503, 'Service temporarily unavailable. Please try again later.'],
    [429, 'Too many requests. Please try again later.'],
    [403, 'Access denied. Please contact support.'],
    [400, 'Request failed. Please try again.'],
    [404, 'Request failed. Please try again.'],
  ])('with status %d says so', (status, text) => {
    expect(read('<html>', { status })).toMatchObject({ text, isRefusal: true });
  });

  test.each([
    ['<html>', { 'content-type': 'text/html' }, 'Invalid response format.'],
    [`{"success":true,"x":"${'a'.repeat(10_000)}"}`, json, 'Response too large.'],
    ['{"success":', json, 'Invalid response from server.'],
    ['null', json, 'Invalid response from server.'],
    ['{"success":false}', json, 'Authentication failed. Please try again.'],
  ])('%#: is read with caution', (body, headers, text) => {
    expect(read(body, { headers })).toMatchObject({ text, said: '' });
  });

  test('that refuses is quoted without tags and not at length', () => {
    const message = `<b>No</b> ${'x'.repeat(300)}`;
    const { said } = read(JSON.stringify({ success: false, message })) as { said: string };
    expect(said).toMatch(/^No x+$/);
    expect(said).toHaveLength(200);
  });
});

test.each([
  [
    new DOMException('aborted', 'AbortError'),
    'Request timed out. Please check your connection and try again.',
  ],
  [new TypeError('Failed to fetch'), 'Network error. Please check your connection and try again.'],
  [new DOMException('blocked', 'SecurityError'), 'An error occurred. Please try again.'],
])('no answer at all: %s', (failure, text) => {
  expect(translateIn('en')(textOfFailure(failure))).toBe(text);
});
