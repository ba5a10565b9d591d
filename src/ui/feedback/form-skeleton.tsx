import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { Skeleton } from './skeleton.tsx';

/** The placeholder of a form whose values are being loaded. */
export function FormSkeleton({ fields }: { fields: number }) {
  const t = useTranslate();
  return (
    <div
      aria-busy="true"
      className="grid gap-6 rounded-xl border border-line bg-surface p-6 sm:p-8"
    >
      <p role="status" className="sr-only">
        {t(uiTexts.loading)}
      </p>
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <div key={field} className="grid gap-2.5">
          <Skeleton className="max-w-40" />
          <Skeleton shape="block" className="aspect-auto h-11" />
        </div>
      ))}
    </div>
  );
}
