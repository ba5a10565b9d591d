import { ListChecks } from 'lucide-react';
import { createPortal } from 'react-dom';
import { trayTexts } from '#features/products/tray/tray.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { TRAY_PLACE } from './tray-place.ts';

/** The number of products collected for a request, linked to that request. */
export function TrayLink({ count }: { count: number }) {
  const t = useTranslate();
  const place = document.getElementById(TRAY_PLACE);
  const link = (
    <Link
      to="/request"
      rel="nofollow"
      title={t(trayTexts.open, { count })}
      className="relative grid size-11 place-items-center rounded-full text-soft hover:text-action"
    >
      <ListChecks aria-hidden="true" className="size-5" />
      <span className="sr-only">{t(trayTexts.open, { count })}</span>
      <span
        aria-hidden="true"
        className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-action px-1 font-semibold text-on-action text-xs tabular-nums"
      >
        {count}
      </span>
    </Link>
  );
  return place && createPortal(link, place);
}
