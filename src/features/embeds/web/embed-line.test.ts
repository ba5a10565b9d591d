import { expect, test } from 'vitest';
import { embedLine } from './embed-line.ts';

test('a company’s name cannot end the attribute it stands in', () => {
  expect(embedLine('https://mai.example/embed/7/jobs', 'Jobs at "A&B"')).toBe(
    '<iframe src="https://mai.example/embed/7/jobs" title="Jobs at &quot;A&amp;B&quot;" loading="lazy" style="width:100%;height:640px;border:0"></iframe>',
  );
});
