import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { AlertDialog } from '#ui/overlays/alert-dialog.tsx';
import { Button } from './button.tsx';
import { shareTexts as texts } from './share.texts.ts';

type Outcome = 'copied' | 'failed';

/** Opens the device's share sheet if there is one; otherwise copies the link, which is then reported. */
async function shareLink(title: string, url: string): Promise<Outcome | undefined> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return undefined;
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the share sheet is not a failure.
    return (error as Error).name === 'AbortError' ? undefined : 'failed';
  }
}

type ShareButtonProps = { title: string; copied?: Text };

export function ShareButton({ title, copied = texts.linkCopied }: ShareButtonProps) {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [open, setOpen] = useState(false);

  async function share() {
    const result = await shareLink(title, window.location.href);
    setOutcome(result);
    setOpen(result !== undefined);
  }

  return (
    <>
      <Button variant="quiet" icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
        <span>{t(texts.share)}</span>
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t(outcome === 'failed' ? texts.copyFailed : copied)}
      >
        {outcome === 'failed' && <bdi className="select-all break-all">{window.location.href}</bdi>}
      </AlertDialog>
    </>
  );
}
