import type { Plan } from '#features/subscriptions/subscriptions.contract.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useEntitlementRows } from './entitlement-rows.tsx';

type EntitlementListProps = {
  entitlements: Plan['entitlements'];
  /** What the plan has not is told elsewhere. */
  hasOnly?: boolean;
};

/** What one plan entitles to; two side by side where there is room. */
export function EntitlementList({ entitlements, hasOnly = false }: EntitlementListProps) {
  const t = useTranslate();
  const rows = useEntitlementRows().filter(
    ({ isIn }) => !hasOnly || isIn?.(entitlements) !== false,
  );
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
