import { EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  deletePublished,
  hidePublished,
  listedKinds,
  listPublished,
} from '#app/console/published/published.contract.ts';
import { publishedTexts as texts } from '#app/console/published/published.texts.ts';
import { Age } from '#console/web/age.tsx';
import { FilteredList } from '#console/web/console-list.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** The singular name of each kind; the filter uses the plural. */
const kindWords = {
  product: texts.oneProduct,
  catalog: texts.oneCatalog,
  event: texts.oneEvent,
  job: texts.oneJob,
} as const;

type Item = CallAnswer<typeof listPublished>['items'][number];

const deeds = {
  hide: {
    call: hidePublished,
    icon: <EyeOff aria-hidden="true" />,
    label: texts.hide,
    question: texts.hideQuestion,
    hint: texts.hideHint,
  },
  remove: {
    call: deletePublished,
    icon: <Trash2 aria-hidden="true" />,
    label: texts.remove,
    question: texts.removeQuestion,
    hint: texts.removeHint,
  },
} as const;

type Asked = { readonly deed: keyof typeof deeds; readonly item: Item };

/** Everything that companies publish, of all kinds. */
function PublishedPage() {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useFilteredList(listPublished, 'kind', listedKinds, 'all');
  const deed = asked && deeds[asked.deed];

  async function perform() {
    if (!asked || !deed) return;
    await run(deed.call, { kind: asked.item.kind, id: asked.item.id });
    setAsked(null);
  }

  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.kind}
      compact
      rows={list.pages.flatMap(({ items }) => items)}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      rowName={({ title }) => title}
      columns={useColumns()}
      rowActions={(item) => (
        <span className="inline-flex gap-1">
          {(['hide', 'remove'] as const).map((name) => (
            <IconButton
              key={name}
              size="sm"
              label={t(texts.deedOf, { deed: deeds[name].label, item: item.title })}
              icon={deeds[name].icon}
              onClick={() => setAsked({ deed: name, item })}
            />
          ))}
        </span>
      )}
      empty={
        <EmptyState drawing="tray" title={t(texts.none)}>
          {t(texts.noneHint)}
        </EmptyState>
      }
    >
      <ConfirmDialog
        open={deed !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void perform()}
        pending={pending}
        tone="danger"
        title={asked && deed ? t(deed.question, { item: asked.item.title }) : ''}
        confirmLabel={deed ? t(deed.label) : undefined}
      >
        {deed && t(deed.hint)}
      </ConfirmDialog>
    </FilteredList>
  );
}

function useColumns(): readonly TableColumn<Item>[] {
  const t = useTranslate();
  return [
    {
      key: 'item',
      header: t(texts.item),
      primary: true,
      cell: ({ title, path }) => (
        <Link to={path} className="text-action underline-offset-4 hover:underline">
          <bdi>{title}</bdi>
        </Link>
      ),
    },
    {
      key: 'kind',
      header: t(texts.kind),
      onPhone: true,
      cell: ({ kind }) => <Badge>{t(kindWords[kind])}</Badge>,
    },
    {
      key: 'company',
      header: t(texts.company),
      onPhone: 'filling',
      cell: ({ company_name: name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'added',
      header: t(texts.added),
      cell: ({ created_at: at }) => <Age at={at} />,
    },
  ];
}

export { PublishedPage as Component };
