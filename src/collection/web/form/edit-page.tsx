import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { useTitleOf } from '#collection/web/list/shown-value.ts';
import type { CallFailure } from '#platform/calls/call-failure.ts';
import { callQuery } from '#platform/pages/call-query.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { storeError } from '#platform/pages/stored-error.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { SkeletonLines } from '#ui/feedback/skeleton-lines.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FormPage } from './form-page.tsx';
import { ItemForm } from './item-form.tsx';
import { isGone, loadProblem, updateProblem } from './load-problem.ts';
import { useReturn } from './use-return.ts';

const LOAD_FAILED_MS = 1500;

/** Tells why an item cannot be edited and returns to the list, which shows the reason too. */
function NotLoaded({ problem, isGone = true }: { problem: string; isGone?: boolean }) {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const returnSoon = useReturn();
  const leave = useEffectEvent(() => {
    storeError(collection.errorKey, problem);
    returnSoon(LOAD_FAILED_MS);
  });
  useEffect(() => leave(), []);
  return (
    <ErrorState title={t((isGone && collection.texts.noneToLoad) || texts.noneToLoad)}>
      {problem}
      <span className="mt-2 block text-muted">{t(texts.backSoon)}</span>
    </ErrorState>
  );
}

function EditLoaded({ row, seen }: { row: CollectionRow; seen: string }) {
  const t = useCollectionTranslate();
  const { collection } = useCollection();
  const returnSoon = useReturn();

  /** Returns the message that the form shows until the list does. */
  function leaveWhenGone(failure: CallFailure): string | undefined {
    const problem = updateProblem(t, failure);
    if (problem === undefined) return undefined;
    storeError(collection.errorKey, problem);
    returnSoon(LOAD_FAILED_MS);
    return problem;
  }

  return <ItemForm row={row} seen={seen} onFailure={leaveWhenGone} />;
}

function EditById({ id }: { id: string }) {
  const t = useCollectionTranslate();
  const { collection, claim } = useCollection();
  const input = { [collection.ids.one]: id, ...claim };
  const query = callQuery(useClient(), collection.calls.get, input);
  // Does not change while it is being edited, even when other data is fetched again, and is dropped with the screen.
  const { data, error } = useQuery({ ...query, gcTime: 0 });
  const titleOf = useTitleOf();
  const row = data && collection.named.item.read(data);
  return (
    <FormPage
      title={t(texts.editHeading)}
      lead={row && <bdi>{titleOf(row)}</bdi>}
      actions={row && <ViewOnSite row={row} />}
    >
      {row && <EditLoaded row={row} seen={data.seen} />}
      {error && <NotLoaded problem={loadProblem(t, error)} isGone={isGone(error)} />}
      {!row && !error && (
        <Card padding="lg" className="max-w-3xl">
          <SkeletonLines lines={8} />
        </Card>
      )}
    </FormPage>
  );
}

function ViewOnSite({ row }: { row: CollectionRow }) {
  const t = useCollectionTranslate();
  const local = useLocalPath();
  const { publicPath } = useCollection().collection;
  if (!publicPath || Number(row.status) !== 1) return null;
  return (
    <Button
      variant="secondary"
      href={local(publicPath(row))}
      icon={<ExternalLink aria-hidden="true" className="rtl:-scale-x-100" />}
    >
      {t(texts.viewSaved)}
    </Button>
  );
}

function EditPage() {
  const t = useCollectionTranslate();
  const { id = '' } = useParams();
  if (/^\d{1,15}$/.test(id)) return <EditById id={id} />;
  return (
    <FormPage title={t(texts.editHeading)}>
      <NotLoaded problem={t(texts.invalidId)} />
    </FormPage>
  );
}

export { EditPage as Component };
