import { useCallback, useMemo, useState } from 'react';
import { Age } from '#console/web/age.tsx';
import { FilteredList } from '#console/web/console-list.tsx';
import { TwoLines } from '#console/web/two-lines.tsx';
import { useFilteredList } from '#console/web/use-filtered-list.ts';
import {
  exportUsers,
  listUsers,
  type User,
  userKinds,
  userSorts,
} from '#features/accounts/users/users.contract.ts';
import { usersTexts as texts } from '#features/accounts/users/users.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { lookup } from '#platform/lookups/lookup.ts';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { useClient } from '#platform/pages/use-call.ts';
import { SaveFileButton } from '#ui/actions/save-file-button.tsx';
import { MailAddress } from '#ui/display/mail-address.tsx';
import type { TableColumn, TableSort } from '#ui/display/table-columns.ts';
import { SuspendBar } from './suspend-bar.tsx';
import { UserActions } from './user-actions.tsx';
import { UserBadges } from './user-badges.tsx';
import { UserSessionsDialog } from './user-sessions-dialog.tsx';

export const handle: PageHandle = {
  head: ({ t }) => ({ title: t(texts.title), noIndex: true }),
};

/** The order for each sortable column; each has one direction only. */
const sortOf: Readonly<Record<string, (typeof userSorts)[number]>> = lookup({
  person: 'name',
  seen: 'seen',
});
const sortShown: Readonly<Record<string, TableSort>> = lookup({
  name: { key: 'person', direction: 'ascending' },
  seen: { key: 'seen', direction: 'descending' },
});

function UsersPage() {
  const t = useTranslate();
  const [watched, setWatched] = useState<User | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const client = useClient();
  const list = useFilteredList(listUsers, 'kind', userKinds, 'all', userSorts);
  const users = list.pages.flatMap((page) => page.users);
  const rowActions = useCallback(
    (user: User) => <UserActions user={user} onSessions={() => setWatched(user)} />,
    [],
  );
  return (
    <FilteredList
      texts={texts}
      list={list}
      filter={texts.kind}
      rows={users}
      wide
      compact
      actions={
        <SaveFileButton
          label={t(texts.export)}
          failed={t(texts.exportFailed)}
          name="users.csv"
          fetchFile={() => client(exportUsers, list.asked)}
        />
      }
      sort={sortShown[list.sort] ?? null}
      onSortChange={({ key }) => list.setSort(list.sort === sortOf[key] ? '' : (sortOf[key] ?? ''))}
      selection={{ selected: chosen, onChange: setChosen }}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      columns={useColumns()}
      rowActions={rowActions}
    >
      <SuspendBar
        users={users.filter(({ id }) => chosen.has(id))}
        onClear={() => setChosen(new Set())}
      />
      <UserSessionsDialog user={watched} onClose={() => setWatched(null)} />
    </FilteredList>
  );
}

function useColumns(): readonly TableColumn<User>[] {
  const t = useTranslate();
  return useMemo(
    () => [
      {
        key: 'person',
        header: t(texts.person),
        primary: true,
        sortable: true,
        cell: (user) => (
          <span className="block sm:min-w-60">
            <TwoLines
              first={user.name || t(texts.unnamed)}
              second={<MailAddress>{user.email}</MailAddress>}
            />
          </span>
        ),
      },
      {
        key: 'role',
        header: t(texts.role),
        onPhone: true,
        cell: (user) => <UserBadges user={user} />,
      },
      {
        key: 'joined',
        header: t(texts.joined),
        cell: (user) => <Age at={user.created_at} />,
      },
      {
        key: 'seen',
        header: t(texts.lastSeen),
        sortable: true,
        cell: (user) => (user.last_seen_at ? <Age at={user.last_seen_at} /> : t(texts.never)),
      },
      {
        key: 'sessions',
        header: t(texts.sessions),
        numeric: true,
        cell: (user) => user.session_count,
      },
    ],
    [t],
  );
}

export { UsersPage as Component };
