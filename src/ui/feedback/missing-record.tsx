import type { ReactNode } from 'react';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from './empty-state.tsx';

export type MissingRecordTexts = {
  readonly notFound: Text;
  readonly notFoundHint: Text;
  readonly backToList: Text;
};

type MissingRecordProps = {
  /** The path of the list that the record would belong to. */
  list: string;
  texts: MissingRecordTexts;
  /** Further links. */
  children?: ReactNode;
};

/** Shown for an address without a record. A retry would not help, so it links to the list instead. */
export function MissingRecord({ list, texts, children }: MissingRecordProps) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <EmptyState
      level={1}
      drawing="search"
      title={t(texts.notFound)}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <Button href={local(list)}>{t(texts.backToList)}</Button>
          {children}
        </span>
      }
    >
      {t(texts.notFoundHint)}
    </EmptyState>
  );
}
