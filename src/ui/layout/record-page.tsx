import type { ReactNode } from 'react';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { isMissing } from '#platform/calls/is-missing.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { BackLink } from '#ui/actions/back-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { MissingRecord, type MissingRecordTexts } from '#ui/feedback/missing-record.tsx';
import { uiTexts } from '#ui/ui.texts.ts';

type RecordPageProps = {
  /** The path of the list that the record belongs to. */
  list: string;
  texts: MissingRecordTexts & {
    readonly detailFailed: Text;
    /** Shown instead of the reason of a failure. */
    readonly detailUnable?: Text;
    readonly tryAgain?: Text;
  };
  answer: {
    readonly isLoading: boolean;
    readonly isFetching: boolean;
    readonly error: CallFailure | null;
    readonly refetch: () => Promise<unknown>;
  };
  skeleton: ReactNode;
  /** The record; null or undefined while there is none. */
  children: ReactNode;
};

/** The page of one record, with its loading, missing and error states. */
export function RecordPage(props: RecordPageProps) {
  const t = useTranslate();
  const { list, texts, answer, skeleton, children } = props;
  return (
    <div className="container-page pt-6 pb-16">
      {!isMissing(answer.error) && (
        <div className="mb-4">
          <BackLink to={list}>{t(texts.backToList)}</BackLink>
        </div>
      )}
      {answer.isLoading ? skeleton : (children ?? <NoRecord {...props} />)}
    </div>
  );
}

function NoRecord({ list, texts, answer }: RecordPageProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const { error, refetch, isFetching } = answer;
  if (isMissing(error)) {
    return (
      <MissingRecord list={list} texts={texts}>
        <Button variant="secondary" href={local('/')}>
          {t(uiTexts.toHome)}
        </Button>
      </MissingRecord>
    );
  }
  return (
    <ErrorState
      level={1}
      title={t(texts.detailFailed)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      retryLabel={texts.tryAgain && t(texts.tryAgain)}
    >
      {texts.detailUnable ? t(texts.detailUnable) : tellFailure(error, t)}
    </ErrorState>
  );
}
