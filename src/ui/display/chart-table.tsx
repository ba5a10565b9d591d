import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import type { ChartData } from './chart-series.ts';
import { figuresTexts } from './figures.texts.ts';

/** The data of a chart as a table, for everyone who prefers to read it. */
export function ChartTable({ title, labels, labelHeader, series }: ChartData) {
  const t = useTranslate();
  const numbers = new Intl.NumberFormat(useLanguage(), { numberingSystem: 'latn' });
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 items-center pointer-coarse:min-h-10 rounded-sm text-muted underline-offset-4 hover:text-action hover:underline">
        {t(figuresTexts.showAsTable)}
      </summary>
      <table className="mt-2 w-full">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-muted">
            <th scope="col" className="py-1 text-start font-medium">
              {labelHeader}
            </th>
            {series.map((one) => (
              <th key={one.name} scope="col" className="py-1 text-end font-medium">
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1 text-start font-normal">
                {label}
              </th>
              {series.map((one) => (
                <td key={one.name} className="py-1 text-end">
                  {numbers.format(one.values[index] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
