import type { ComponentType, ReactNode } from 'react';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { PageContext } from '#platform/pages/page-context.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** A list of a company, for the embed and its preview. */
export type EmbeddedList = {
  load(page: PageContext, companyId: string): Promise<unknown>;
  readonly Body: ComponentType<{ companyId: string }>;
};

const ENTRIES_SHOWN = 12;

/** An embed shows the first entries and links to the others. */
export const askedOf = (id: string) => ({ id, limit: ENTRIES_SHOWN });

type EntriesProps<Entry> = {
  answer: { readonly error: unknown };
  entries: readonly Entry[] | undefined;
  className: string;
  children: (entry: Entry) => ReactNode;
};

export function EntriesOrNothing<Entry>(props: EntriesProps<Entry>) {
  const { answer, entries, className, children } = props;
  const t = useTranslate();
  if (answer.error) return <p className="py-8 text-soft">{t(texts.unavailable)}</p>;
  if (!entries) return <Skeleton lines={4} />;
  if (entries.length === 0) return <p className="py-8 text-soft">{t(texts.nothing)}</p>;
  return <ul className={className}>{entries.map(children)}</ul>;
}
