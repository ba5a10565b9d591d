import { glanceFirst } from '#console/server/glance-first.ts';
import { pageOf, ROWS_ASKED } from '#console/server/paged-rows.ts';
import {
  exportUsers,
  listUsers,
  type userKinds,
  type userSorts,
} from '#features/accounts/users/users.contract.ts';
import { usersTexts as texts } from '#features/accounts/users/users.texts.ts';
import { type Operation, type OperationContext, operation } from '#platform/calls/operation.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { todayAt } from '#platform/dates/validity.ts';
import { inLanguage } from '#platform/i18n/in-language.ts';
import { translateIn } from '#platform/i18n/translate-in.ts';
import { CSV_TYPE, csvLines, UTF8_MARK } from '#platform/spreadsheets/csv.ts';
import { userFactorOperations } from './user-factor.operations.ts';
import { rolesOperations } from './user-roles.operations.ts';
import { userSessionsOperations } from './user-sessions.operations.ts';
import { suspensionsOperations } from './user-suspensions.operations.ts';
import {
  type OwnedCompanies,
  selectUsersWith,
  userSearchWith,
  type userWays,
} from './users.queries.ts';

type Asked = {
  readonly kind: (typeof userKinds)[number];
  readonly search?: string;
  readonly sort?: (typeof userSorts)[number];
  readonly cursor?: number;
  readonly atMost: number;
};

type Reading = Pick<OperationContext, 'database' | 'language' | 'now'>;

/** Reads a filtered page of accounts, with the plan of their company. */
function userReader(owned: OwnedCompanies) {
  const selectUsers = selectUsersWith(owned);
  const findPart = userSearchWith(owned);
  return async ({ database, language, now }: Reading, asked: Asked) => {
    const { kind, search, sort = 'newest', cursor, atMost } = asked;
    const { isCommon, pattern, part } = await findPart(database.pool, search);
    const values = { today: todayAt(now), kind, pattern, part, before: cursor, atMost };
    const read = (way: (typeof userWays)[number]) =>
      selectUsers.of({ way }).all(database.pool, values);
    const rows = await (isCommon && sort === 'newest'
      ? glanceFirst(
          atMost,
          () => read('glanced'),
          () => read(sort),
        )
      : read(sort));
    return rows.map(({ company_name, company_name_ar, plan_name, plan_name_ar, ...facts }) => ({
      ...facts,
      company_name: inLanguage(language, company_name, company_name_ar),
      plan: inLanguage(language, plan_name, plan_name_ar),
    }));
  };
}

type ReadUsers = ReturnType<typeof userReader>;

function listFrom(readUsers: ReadUsers): Operation {
  return operation(listUsers, async (input, context) => {
    const rows = await readUsers(context, { ...input, atMost: ROWS_ASKED });
    const { shown, next_cursor } = pageOf(rows, ({ id }) => id);
    return {
      users: shown.map((row) => ({
        ...row,
        is_self: row.id === context.caller.accountId,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at?.toISOString() ?? null,
        suspended_at: row.suspended_at?.toISOString() ?? null,
      })),
      next_cursor,
    };
  });
}

/** Larger exports are done in the database. */
const MOST_EXPORTED = 20_000;

function exportFrom(readUsers: ReadUsers): Operation {
  return operation(exportUsers, async (input, context) => {
    const t = translateIn(context.language);
    const rows = await readUsers(context, { ...input, atMost: MOST_EXPORTED });
    const dayOf = (moment: Date | null) =>
      moment ? showDate(todayAt(moment), context.language) : '';
    const { person, columnEmail, role, columnCompany, plan, columnCountry } = texts;
    const { joined, lastSeen, isSuspended } = texts;
    const head = [person, columnEmail, role, columnCompany, plan, columnCountry];
    const lines = rows.map((row) => [
      row.name,
      row.email,
      t(row.is_admin ? texts.operator : row.user_type === 1 ? texts.exhibitor : texts.seeker),
      row.company_name ?? '',
      row.plan ?? '',
      row.country ?? '',
      dayOf(row.created_at),
      dayOf(row.last_seen_at),
      dayOf(row.suspended_at),
    ]);
    const titles = [...head, joined, lastSeen, isSuspended].map((text) => t(text));
    return {
      fileName: 'users.csv',
      contentType: CSV_TYPE,
      content: Buffer.from(UTF8_MARK + csvLines([titles, ...lines])),
    };
  });
}

/** The operator's calls about accounts. */
export function usersOperations(owned: OwnedCompanies): readonly Operation[] {
  const readUsers = userReader(owned);
  return [
    listFrom(readUsers),
    exportFrom(readUsers),
    ...suspensionsOperations,
    ...rolesOperations,
    ...userSessionsOperations,
    ...userFactorOperations,
  ];
}
