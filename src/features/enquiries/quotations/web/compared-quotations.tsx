import { useId, useState } from 'react';
import { CompanyLogo } from '#features/companies/web/public.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import type { BuyerRequest, RequestActions } from '#features/enquiries/requests/web/use-request.ts';
import { showDate } from '#platform/dates/show-date.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { currencyOfCountry } from '#platform/money/country-currency.ts';
import { formatMoney } from '#platform/money/format-money.ts';
import { Badge } from '#ui/display/badge.tsx';
import { UserText } from '#ui/display/user-text.tsx';
import { CurrencySelect } from '#ui/forms/currency-select.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, type Comparison, compareQuotations } from './comparison.ts';
import { QuotationDecision } from './quotation-decision.tsx';
import { QuotationStateBadge } from './quotation-state-badge.tsx';
import { EarlierRevisions, QuotationLines } from './quotation-view.tsx';

type ComparedProps = { request: BuyerRequest; actions: RequestActions };

/** The latest quotations side by side, or one below the other on a phone. */
export function ComparedQuotations({ request, actions }: ComparedProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [currency, setCurrency] = useState(currencyOfCountry(request.country));
  const compared = compareQuotations(request, currency);
  if (compared.columns.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id={id} className="font-semibold text-xl">
          {t(compared.columns.length > 1 ? texts.compare : texts.quotation)}
        </h2>
        <CurrencySelect
          controlSize="sm"
          label={t(texts.compareIn)}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        />
      </div>
      <ul className="grid items-stretch gap-4 [grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr))]">
        {compared.columns.map((column) => (
          <Offer key={column.company.id} column={column} compared={compared} actions={actions} />
        ))}
      </ul>
      {compared.rateDay && (
        <p className="text-muted text-sm">
          {t(texts.rateDay, { day: showDate(compared.rateDay, language) })}
        </p>
      )}
    </section>
  );
}

type OfferProps = { column: Column; compared: Comparison; actions: RequestActions };

function Offer({ column, compared, actions }: OfferProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { company, quotation, earlier, converted, isPartial } = column;
  const { company_name: name, company_logo } = company;
  const { total, currency, terms, valid_until, state, file_name } = quotation;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex min-w-0 items-center gap-3">
        <CompanyLogo name={name} logo={company_logo} size="md" />
        <h3 className="min-w-0 grow break-words font-semibold">{name}</h3>
      </div>
      <div className="flex flex-wrap gap-1.5">
        <QuotationStateBadge state={state} />
        {compared.lowest.has(company.id) && <Badge tone="success">{t(texts.lowest)}</Badge>}
        {compared.fastest.has(company.id) && <Badge tone="accent">{t(texts.fastest)}</Badge>}
        {isPartial && <Badge tone="warning">{t(texts.partial)}</Badge>}
      </div>
      <p>
        <span className="sr-only">{t(texts.total)}: </span>
        <span className="block font-semibold text-2xl tabular-nums">
          {formatMoney(t, total, currency)}
        </span>
        {converted && (
          <span className="text-muted text-sm tabular-nums">
            {t(texts.about, { amount: formatMoney(t, converted.price, converted.currency) })}
          </span>
        )}
      </p>
      <QuotationLines quotation={quotation} />
      <p className="text-muted text-sm">
        {t(texts.revision, { number: quotation.revision })} · {t(texts.validUntil)}{' '}
        {showDate(valid_until, language)}
      </p>
      {terms && <UserText className="whitespace-pre-line text-sm text-soft">{terms}</UserText>}
      {file_name && (
        <p className="break-all text-muted text-sm">{t(texts.fileMailed, { name: file_name })}</p>
      )}
      <EarlierRevisions quotations={earlier} />
      {state === 'accepted' && (
        <p className="text-sm text-soft">{t(texts.acceptedNext, { company: name })}</p>
      )}
      <div className="mt-auto">
        <QuotationDecision column={column} actions={actions} />
      </div>
    </Card>
  );
}
