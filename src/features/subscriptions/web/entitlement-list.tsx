import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useEntitlementRows } from './entitlement-rows.tsx';

type EntitlementListProps = {
  entitlements: Plan['entitlements'];
};

/** What one plan includes, in two columns where there is room. */
export function EntitlementList({ entitlements }: EntitlementListProps) {
  const t = useTranslate();
  const rows = useEntitlementRows().filter(({ isIn }) => isIn?.(entitlements) !== false);
  return (
    <dl className="grid gap-x-10 sm:grid-cols-2">
      {rows.map(({ text, cell }) => (
        <div
          key={text.id}
          className="flex items-center justify-between gap-4 border-line border-t py-2.5"
        >
          <dt className="text-soft">{t(text)}</dt>
          <dd className="text-end font-medium">{cell(entitlements)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the plan does not include; nothing if it includes everything. */
export function MissingEntitlements({
  title,
  entitlements,
}: EntitlementListProps & { title: string }) {
  const t = useTranslate();
  const rows = useEntitlementRows().filter(({ isIn }) => isIn?.(entitlements) === false);
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 font-semibold text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {rows.map(({ text }) => (
          <li
            key={text.id}
            className="rounded-full border border-line bg-sunken px-3 py-1 text-soft text-sm"
          >
            {t(text)}
          </li>
        ))}
      </ul>
    </div>
  );
}
