import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { cleared, narrowedBy, without } from '#platform/narrowing/asked-narrowing.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { NarrowedView } from './narrowed-view.ts';
import { narrowingPartsTexts as texts } from './narrowing-parts.texts.ts';

/** Shown when nothing matches: links that take choices back, with what each would show. */
export function LooserChoices({ view }: { view: NarrowedView }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { path, asked, choices } = view;
  const narrowed = narrowedBy(asked);
  const ways = (choices?.facets ?? []).filter(
    ({ name, without: rest }) => narrowed.includes(name) && rest > 0,
  );
  return (
    <EmptyState
      drawing="search"
      title={t(texts.noneMatch)}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          {ways.map(({ name, label, without: count }) => (
            <Button key={name} variant="secondary" href={local(path + without(asked, name))}>
              {t(texts.without, { label, count })}
            </Button>
          ))}
          {asked.search && (
            <Button variant="secondary" href={local(path + without(asked, 'search'))}>
              {t(texts.withoutWords, { words: asked.search })}
            </Button>
          )}
          <Button href={local(path + cleared(asked))}>{t(texts.wholeList)}</Button>
        </span>
      }
    >
      {t(ways.length > 0 ? texts.loosen : texts.loosenNothing)}
    </EmptyState>
  );
}
