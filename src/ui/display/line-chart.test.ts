import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { TranslationProvider } from '#platform/i18n/translation-context.tsx';
import { LineChart } from './line-chart.tsx';

/** The number of points of each line. */
function linesOf(values: readonly number[], isLastOpen: boolean): readonly number[] {
  const children = createElement(LineChart, {
    title: 'Page views',
    labelHeader: 'Day',
    labels: values.map((_, day) => `${day + 1} May`),
    series: [{ name: 'Page views', values }],
    isLastOpen,
  });
  const html = renderToStaticMarkup(
    createElement(TranslationProvider, { language: 'en', t: translateIn('en'), children }),
  );
  const lines = [...html.matchAll(/<polyline points="([^"]*)"/g)];
  return lines.map(([, points = '']) => points.split(' ').length).sort();
}

test('a day that is not over is drawn apart from those that are', () => {
  expect(linesOf([4, 5, 6, 0], true)).toEqual([2, 3]);
  expect(linesOf([4, 5, 6, 0], false)).toEqual([4]);
});

test('of two days there is no line without the last', () => {
  expect(linesOf([4, 0], true)).toEqual([2]);
});
