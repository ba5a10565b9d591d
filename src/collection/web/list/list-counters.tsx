import { collectionTexts as texts } from '#collection/collection.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { ListCounts } from './use-list.ts';

const counters = [
  ['total', texts.total],
  ['active', texts.active],
  ['inactive', texts.inactive],
  ['filtered', texts.filtered],
] as const;

/** How many there are; figures first. */
export function ListCounters({ counts }: { counts: ListCounts | undefined }) {
  const say = useSay();
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {counters.map(([name, label]) => (
        <Card key={name} className="flex flex-col-reverse">
          <dt className="text-muted text-sm">{say(label)}</dt>
          <dd className="font-semibold text-2xl tabular-nums" data-counter={name}>
            {counts ? counts[name].toLocaleString('en') : '–'}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
