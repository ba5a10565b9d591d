import { Package, X } from 'lucide-react';
import { requestLimits } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { QUANTITY_MOST } from '#features/products/public.ts';
import { tellFailure } from '#platform/calls/failure-message.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { toLatinDigits } from '#platform/i18n/latin-digits.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { AskedItems } from './use-asked-items.ts';

/** The products in the tray, with quantities. */
export function TrayLines({ asked }: { asked: AskedItems }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { lines, isEmpty, isLoading, error, isFetching, readAgain } = asked;
  if (isEmpty) {
    return (
      <EmptyState
        drawing="tray"
        title={t(texts.trayEmpty)}
        action={<Button href={local('/products')}>{t(texts.browse)}</Button>}
      >
        {t(texts.trayEmptyHint)}
      </EmptyState>
    );
  }
  if (isLoading) return <Skeleton lines={4} />;
  if (error && lines.length === 0) {
    return (
      <ErrorState title={t(texts.trayFailed)} onRetry={readAgain} retrying={isFetching}>
        {tellFailure(error, t)}
      </ErrorState>
    );
  }
  const count = new Set(lines.map(({ product }) => product.company_id)).size;
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.product.product_id} line={line} asked={asked} />
        ))}
      </ul>
      <p className="text-muted text-sm">{t(texts.goesTo, { count })}</p>
    </div>
  );
}

type LineProps = { line: AskedItems['lines'][number]; asked: AskedItems };

function Line({ line: { product, quantity, note }, asked }: LineProps) {
  const t = useTranslate();
  const { product_id: id, item_name: name, company_name, product_images } = product;
  const [image] = product_images;

  function count(typed: string) {
    const digits = Number(toLatinDigits(typed).replace(/\D/g, ''));
    asked.setQuantity(id, Math.min(Math.max(digits, 1), QUANTITY_MOST));
  }

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 rounded-xl border border-line p-3 sm:p-4">
      <span className="grid size-14 place-items-center overflow-clip rounded-lg bg-action-soft">
        {image ? (
          <img src={uploadAddress('products', image)} alt="" className="size-full object-cover" />
        ) : (
          <Package aria-hidden="true" className="size-6 text-action" />
        )}
      </span>
      <div className="min-w-0">
        <Link
          to={`/product/${id}`}
          className="break-words font-medium underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <p className="break-words text-muted text-sm">{company_name}</p>
      </div>
      <button
        type="button"
        onClick={() => asked.drop(id)}
        className="grid size-9 place-items-center rounded-full text-soft hover:bg-sunken hover:text-danger"
      >
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">{t(texts.removeNamed, { name })}</span>
      </button>
      <fieldset className="col-span-full grid items-start gap-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <legend className="sr-only">{name}</legend>
        <TextField
          inputMode="numeric"
          label={t(texts.quantity)}
          value={String(quantity)}
          onChange={({ target }) => count(target.value)}
        />
        <TextField
          optional
          label={t(texts.lineNote)}
          placeholder={t(texts.lineNoteExample)}
          value={note}
          maxLength={requestLimits.lineNote}
          onChange={({ target }) => asked.setNote(id, target.value)}
        />
      </fieldset>
    </li>
  );
}
