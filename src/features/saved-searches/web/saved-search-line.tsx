import { useState } from 'react';
import {
  type AlertRhythm,
  alertRhythms,
  changeSavedSearch,
  deleteSavedSearch,
  type listSavedSearches,
} from '#features/saved-searches/saved-searches.contract.ts';
import { savedSearchesTexts as texts } from '#features/saved-searches/saved-searches.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Select } from '#ui/forms/select.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { listText } from './list-text.ts';
import { RenameSearch } from './rename-search.tsx';

type SavedSearch = CallAnswer<typeof listSavedSearches>['searches'][number];

type LineProps = { search: SavedSearch; onChanged: () => void };

/** Changes a search and reloads the list; keeps the message of a failure. */
function useChange({ search, onChanged }: LineProps) {
  const t = useTranslate();
  const client = useClient();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function attempt(work: () => Promise<unknown>) {
    setPending(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureMessage(error, t(texts.failed)));
    }
    onChanged();
    setPending(false);
  }

  const { id, name, every, paused } = search;
  return {
    pending,
    failure,
    change: (to: Partial<Pick<SavedSearch, 'name' | 'every' | 'paused'>>) => {
      const next = { name, every, paused, ...to };
      return attempt(() => client(changeSavedSearch, { ...next, id, paused: next.paused ? 1 : 0 }));
    },
    remove: () => attempt(() => client(deleteSavedSearch, { id })),
  };
}

/** A saved search with its link, its rhythm, and buttons to change or delete it. */
export function SavedSearchLine(props: LineProps) {
  const t = useTranslate();
  const { search } = props;
  const { name, paused } = search;
  const { pending, failure, change, remove } = useChange(props);
  const [deleting, setDeleting] = useState(false);
  return (
    <li className="grid gap-3 py-4">
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <WhichSearch search={search} />
        <Rhythm
          search={search}
          disabled={pending}
          onChange={(next) => void change({ every: next })}
        />
      </div>
      <div className="-ms-3 flex flex-wrap items-center gap-1">
        <Button
          variant="quiet"
          size="sm"
          disabled={pending}
          aria-label={t(paused ? texts.resumeOf : texts.pauseOf, { name })}
          onClick={() => void change({ paused: !paused })}
        >
          {t(paused ? texts.resume : texts.pause)}
        </Button>
        <RenameSearch name={name} onRename={(next) => change({ name: next })} />
        <Button
          variant="quiet"
          size="sm"
          disabled={pending}
          aria-label={t(texts.deleteOf, { name })}
          onClick={() => setDeleting(true)}
        >
          {t(texts.delete)}
        </Button>
        <CopyButton text={search.feed} label={t(texts.copyFeed, { name })} />
      </div>
      <ConfirmDialog
        open={deleting}
        onClose={() => setDeleting(false)}
        onConfirm={() => void remove()}
        pending={pending}
        title={t(texts.deleteQuestion, { name })}
        confirmLabel={t(texts.delete)}
      >
        {t(texts.deleteHint)}
      </ConfirmDialog>
    </li>
  );
}

/** A search's name and its list. */
function WhichSearch({ search }: { search: SavedSearch }) {
  const t = useTranslate();
  return (
    <div className="min-w-0 grow basis-48">
      <p className="flex flex-wrap items-center gap-2 font-medium">
        <Link
          to={search.address}
          className="wrap-anywhere inline-flex items-center text-action hover:underline pointer-coarse:min-h-10"
        >
          {search.name}
        </Link>
        {search.paused && <Badge tone="neutral">{t(texts.paused)}</Badge>}
      </p>
      <p className="text-muted text-sm">
        {t(listText(search.list), { country: search.country_name })}
      </p>
    </div>
  );
}

type RhythmProps = {
  search: SavedSearch;
  disabled: boolean;
  onChange: (rhythm: AlertRhythm) => void;
};

function Rhythm({ search, disabled, onChange }: RhythmProps) {
  const t = useTranslate();
  return (
    <div className="w-36">
      <Select
        hideLabel
        controlSize="sm"
        label={t(texts.everyOf, { name: search.name })}
        value={search.every}
        disabled={disabled}
        options={alertRhythms.map((value) => ({ value, label: t(texts[value]) }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value as AlertRhythm)}
      />
    </div>
  );
}
