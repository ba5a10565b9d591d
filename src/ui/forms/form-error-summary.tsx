import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formsTexts } from './forms.texts.ts';

export type FormProblem = {
  /** The id of the field's control. */
  fieldId: string;
  message: string;
};

/** Lists the problems with links to their fields; takes the focus when there are any. */
export function FormErrorSummary({ problems }: { problems: readonly FormProblem[] }) {
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const count = problems.length;

  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);

  function go(event: MouseEvent, fieldId: string) {
    const control = document.getElementById(fieldId);
    if (!control) return;
    event.preventDefault();
    control.focus();
  }

  if (count === 0) return null;
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="rounded-lg border border-danger/40 bg-danger-soft p-4 text-ink"
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
        {t(formsTexts.correctThese, { count })}
      </p>
      <ul className="mt-2 grid gap-1 ps-7">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => go(event, fieldId)}
              className="inline-flex min-h-6 items-center text-danger underline underline-offset-2 hover:no-underline"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
