import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import type { AskedCompany } from '#features/enquiries/requests/web/use-request.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { formatMoney } from '#platform/money/format-money.ts';
import { UserText } from '#ui/display/user-text.tsx';
import { QuotationStateBadge } from './quotation-state-badge.tsx';

export type Quotation = AskedCompany['quotations'][number];
type Line = Quotation['lines'][number];

/** A line's further facts: minimum quantity, delivery, note. */
export function LineFacts({ line }: { line: Line }) {
  const t = useTranslate();
  const { min_quantity, delivery_days, note } = line;
  const said = [
    ...(min_quantity ? [`${t(texts.minQuantity)}: ${min_quantity}`] : []),
    ...(delivery_days === null
      ? []
      : [`${t(texts.delivery)}: ${t(texts.days, { count: delivery_days })}`]),
  ];
  return (
    <>
      {said.length > 0 && <span className="text-muted text-xs">{said.join(' · ')}</span>}
      {note && (
        <UserText as="span" className="text-muted text-xs">
          {note}
        </UserText>
      )}
    </>
  );
}

/** The lines with title, quantity and price. */
export function QuotationLines({ quotation }: { quotation: Quotation }) {
  const t = useTranslate();
  const { lines, currency } = quotation;
  return (
    <ul className="grid gap-2 text-sm">
      {lines.map((line) => (
        <li key={line.line_id} className="grid gap-0.5">
          <span className="flex items-baseline justify-between gap-4">
            <bdi className="min-w-0 break-words">{line.title}</bdi>
            <span className="shrink-0 tabular-nums">
              {line.price === null
                ? t(texts.notOffered)
                : `${line.quantity} × ${formatMoney(t, line.price, currency)}`}
            </span>
          </span>
          <LineFacts line={line} />
        </li>
      ))}
    </ul>
  );
}

/** A whole revision, as both sides see it. */
export function QuotationView({ quotation }: { quotation: Quotation }) {
  const t = useTranslate();
  const language = useLanguage();
  const { revision, state, total, currency, valid_until, terms } = quotation;
  const { decline_reason, decline_note } = quotation;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t(texts.revision, { number: revision })}</span>
        <QuotationStateBadge state={state} />
      </p>
      <QuotationLines quotation={quotation} />
      <p className="flex items-baseline justify-between gap-4 border-line border-t pt-2 font-semibold">
        <span>{t(texts.total)}</span>
        <span className="tabular-nums">{formatMoney(t, total, currency)}</span>
      </p>
      <p className="text-muted text-sm">
        {t(texts.validUntil)} {showDate(valid_until, language)}
      </p>
      {terms && <UserText className="whitespace-pre-line text-sm text-soft">{terms}</UserText>}
      {decline_reason && (
        <p className="break-words text-sm text-soft">
          {t(texts[`${decline_reason}_reason`])}
          {decline_note && <bdi>: {decline_note}</bdi>}
        </p>
      )}
    </div>
  );
}

/** Earlier revisions, collapsed. */
export function EarlierRevisions({ quotations }: { quotations: readonly Quotation[] }) {
  const t = useTranslate();
  if (quotations.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-action">
        {t(texts.earlier, { count: quotations.length })}
      </summary>
      <div className="mt-3 grid gap-5 border-line border-s-2 ps-4">
        {quotations.map((each) => (
          <QuotationView key={each.id} quotation={each} />
        ))}
      </div>
    </details>
  );
}
