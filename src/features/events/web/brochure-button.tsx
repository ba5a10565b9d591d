import { FileDown } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { eventsTexts } from '#features/events/events.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';

/** Checked first, because the browser would save a 404 page as if it were the brochure. */
async function isGone(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' }).catch(() => undefined);
  return response?.status === 404;
}

function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Saves the brochure, or says that it is gone. Without scripts it is a plain link. */
export function BrochureButton({ pdf }: { pdf: string }) {
  const t = useTranslate();
  const [missing, setMissing] = useState(false);
  const address = uploadAddress('brochures', pdf);

  async function fetchBrochure(event: MouseEvent) {
    event.preventDefault();
    if (await isGone(address)) setMissing(true);
    else save(address);
  }

  return (
    <>
      <Button
        wide
        variant="secondary"
        icon={<FileDown aria-hidden="true" />}
        href={address}
        download
        onClick={(event) => void fetchBrochure(event)}
      >
        {t(eventsTexts.brochure)}
      </Button>
      <AlertDialog
        open={missing}
        onClose={() => setMissing(false)}
        title={t(eventsTexts.noBrochure)}
      />
    </>
  );
}
