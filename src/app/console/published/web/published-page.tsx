import { EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  deletePublished,
  hidePublished,
  listPublished,
  publishedKinds,
} from '#app/console/published/published.contract.ts';
import { publishedTexts as texts } from '#app/console/published/published.texts.ts';
import { Age } from '#console/web/age.tsx';
import { FilteredList } from '#console/web/console-list.tsx';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

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

/** What companies put before visitors, whatever its kind. */
export function Component() {
  const say = useSay();
  const { run, pending } = useConsoleAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useFilteredList(listPublished, 'kind', publishedKinds, publishedKinds[0]);
  const deed = asked && deeds[asked.deed];

  async function perform() {
    if (!asked || !deed) return;
    await run(deed.call, { kind: list.value ?? publishedKinds[0], id: asked.item.id });
    setAsked(null);
  }

  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.kind}
      rows={list.pages.flatMap(({ items }) => items)}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      columns={[
        {
          key: 'item',
          header: say(texts.item),
          primary: true,
          cell: ({ title, path }) => (
            <Link to={path} className="text-action underline-offset-4 hover:underline">
              <bdi>{title}</bdi>
            </Link>
          ),
        },
        {
          key: 'company',
          header: say(texts.company),
          cell: ({ company_name: name }) => <bdi>{name}</bdi>,
        },
        {
          key: 'added',
          header: say(texts.added),
          cell: ({ created_at: at }) => <Age at={at} />,
        },
      ]}
      rowActions={(item) => (
        <span className="inline-flex gap-1">
          {(['hide', 'remove'] as const).map((name) => (
            <IconButton
              key={name}
              size="sm"
              label={say(texts.deedOf, { deed: deeds[name].label, item: item.title })}
              icon={deeds[name].icon}
              onClick={() => setAsked({ deed: name, item })}
            />
          ))}
        </span>
      )}
      empty={<EmptyState title={say(texts.noneFound)}>{say(texts.noneFoundHint)}</EmptyState>}
    >
      <ConfirmDialog
        open={deed !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => void perform()}
        pending={pending}
        tone="danger"
        title={asked && deed ? say(deed.question, { item: asked.item.title }) : ''}
        confirmLabel={deed ? say(deed.label) : undefined}
      >
        {deed && say(deed.hint)}
      </ConfirmDialog>
    </FilteredList>
  );
}
