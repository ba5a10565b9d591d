import { expect, test } from 'vitest';
import { describeAgent } from './describe-agent.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/141.0`, 'Edge', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [`Mozilla/5.0 (Linux; Android 15; SM-S928B) ${chrome}`, 'Chrome', 'Android'],
  ['curl/8.5.0', undefined, undefined],
  ['', undefined, undefined],
])('%s', (agent, browser, system) => {
  expect(describeAgent(agent)).toEqual({ browser, system });
});
