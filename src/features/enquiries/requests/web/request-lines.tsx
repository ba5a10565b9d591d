import { requestsTexts } from '#features/enquiries/requests/requests.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { UserText } from '#ui/display/user-text.tsx';
import type { AskedCompany } from './use-request.ts';

/** The lines for one company. */
export function RequestLines({ lines }: { lines: AskedCompany['lines'] }) {
  const t = useTranslate();
  return (
    <ul className="grid gap-2 rounded-lg bg-sunken p-3 text-sm">
      {lines.map(({ id, title, path, quantity, note }) => (
        <li key={id} className="grid gap-0.5">
          <span className="flex items-baseline justify-between gap-4">
            {path ? (
              <Link
                to={path}
                className="min-w-0 break-words font-medium underline-offset-4 hover:underline"
              >
                {title}
              </Link>
            ) : (
              <bdi className="min-w-0 break-words font-medium">{title}</bdi>
            )}
            <span className="shrink-0 tabular-nums">
              <span className="sr-only">{t(requestsTexts.quantity)}: </span>× {quantity}
            </span>
          </span>
          {note && (
            <UserText as="span" className="text-muted">
              {note}
            </UserText>
          )}
        </li>
      ))}
    </ul>
  );
}
