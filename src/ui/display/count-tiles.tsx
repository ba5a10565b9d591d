import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

export type Count = readonly [label: Text, count: number | undefined];

type CountTilesProps = {
  counts: readonly Count[];
  /** Set inside a card: four tiles then form two rows of two on a phone, which has room for three. */
  inCard?: boolean;
};

/** Tiles with a count each; a dash stands for a count that is not loaded yet. */
export function CountTiles({ counts, inCard = false }: CountTilesProps) {
  const t = useTranslate();
  return (
    <dl
      className={joinClasses(
        'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] sm:gap-3',
        inCard && counts.length === 4
          ? 'grid-cols-2'
          : 'grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))]',
      )}
    >
      {counts.map(([label, count]) => (
        <Card key={label.id} className="flex flex-col-reverse justify-end py-3.5 max-sm:p-3">
          <dt className="text-muted text-sm max-sm:text-xs">{t(label)}</dt>
          <dd className="font-semibold text-2xl tabular-nums max-sm:text-xl">
            {count === undefined ? '–' : count.toLocaleString('en')}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
