import { useState } from 'react';
import { listUsers, userKinds } from '#features/admin/users.contract.ts';
import { usersTexts as texts } from '#features/admin/users.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { PageHandle } from '#platform/pages/page-head.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Age } from './age.tsx';
import { ConsoleTable } from './console-table.tsx';
import { TwoLines } from './two-lines.tsx';
import { useConsoleList } from './use-console-list.ts';
import { givenOf, useFilters } from './use-filters.ts';
import { UserActions } from './users/user-actions.tsx';
import { UserBadges } from './users/user-badges.tsx';
import { UserSessionsDialog } from './users/user-sessions-dialog.tsx';

export type User = CallAnswer<typeof listUsers>['users'][number];

export const handle: PageHandle = {
  head: ({ say }) => ({ title: say(texts.title), noIndex: true }),
};

function kindOf(value: string): (typeof userKinds)[number] {
  return userKinds.find((kind) => kind === value) ?? 'all';
}

export function Component() {
  const say = useSay();
  const [filters, change] = useFilters(['kind', 'search']);
  const [watched, setWatched] = useState<User | null>(null);
  const kind = kindOf(filters.kind);
  const list = useConsoleList(listUsers, { ...givenOf(filters), kind });

  return (
    <>
      <PageHeader title={say(texts.title)} lead={say(texts.lead)} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10">
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <SearchField
            hideLabel
            label={say(texts.search)}
            placeholder={say(texts.search)}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
          <Select
            hideLabel
            label={say(texts.kind)}
            value={kind}
            onChange={({ target }) => change({ kind: target.value })}
            options={userKinds.map((value) => ({ value, label: say(texts[value]) }))}
          />
        </div>
        <ConsoleTable
          caption={say(texts.title)}
          list={list}
          failed={say(texts.failed)}
          rows={list.pages.flatMap((page) => page.users)}
          rowKey={({ id }) => id}
          rowName={({ email }) => email}
          columns={[
            {
              key: 'person',
              header: say(texts.person),
              primary: true,
              cell: (user) => (
                <TwoLines first={user.name || say(texts.unnamed)} second={user.email} />
              ),
            },
            {
              key: 'role',
              header: say(texts.role),
              cell: (user) => <UserBadges user={user} />,
            },
            {
              key: 'joined',
              header: say(texts.joined),
              cell: (user) => <Age at={user.created_at} />,
            },
            {
              key: 'seen',
              header: say(texts.lastSeen),
              cell: (user) =>
                user.last_seen_at ? <Age at={user.last_seen_at} /> : say(texts.never),
            },
            {
              key: 'sessions',
              header: say(texts.sessions),
              numeric: true,
              cell: (user) => user.session_count,
            },
          ]}
          rowActions={(user) => <UserActions user={user} onSessions={() => setWatched(user)} />}
          empty={<EmptyState title={say(texts.noneFound)}>{say(texts.noneFoundHint)}</EmptyState>}
        />
      </div>
      <UserSessionsDialog user={watched} onClose={() => setWatched(null)} />
    </>
  );
}
