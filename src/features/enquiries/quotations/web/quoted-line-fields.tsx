import { quotationLimits } from '#features/enquiries/quotations/quotations.contract.ts';
import { quotationsTexts as texts } from '#features/enquiries/quotations/quotations.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { AskedLine, QuotedLine } from './use-quoted-lines.ts';

type QuotedLineFieldsProps = {
  asked: AskedLine;
  quoted: QuotedLine;
  onType: (part: keyof QuotedLine, value: string) => void;
};

/** Fields for one requested line: price, minimum quantity and delivery time. */
export function QuotedLineFields({ asked, quoted, onType }: QuotedLineFieldsProps) {
  const t = useTranslate();
  const typed = (part: keyof QuotedLine) => ({
    value: quoted[part],
    onChange: ({ target }: { target: { value: string } }) => onType(part, target.value),
  });
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="sr-only">{asked.title}</legend>
      <p aria-hidden="true" className="flex items-baseline justify-between gap-4 font-medium">
        <bdi className="min-w-0 break-words">{asked.title}</bdi>
        <span className="shrink-0 tabular-nums">× {asked.quantity}</span>
      </p>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <TextField
          {...typed('price')}
          dir="ltr"
          inputMode="decimal"
          label={t(texts.price)}
          help={t(texts.priceHelp)}
        />
        <TextField
          {...typed('least')}
          optional
          dir="ltr"
          inputMode="numeric"
          label={t(texts.minQuantity)}
        />
        <TextField
          {...typed('days')}
          optional
          dir="ltr"
          inputMode="numeric"
          label={t(texts.deliveryDays)}
        />
      </div>
      <TextField
        {...typed('note')}
        optional
        dir="auto"
        label={t(texts.lineNote)}
        help={t(texts.lineNoteHelp)}
        maxLength={quotationLimits.lineNote}
      />
    </fieldset>
  );
}
