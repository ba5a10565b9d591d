import { Globe } from 'lucide-react';
import { useState } from 'react';
import { type listEmbedOrigins, removeEmbedOrigin } from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';

export type Site = CallAnswer<typeof listEmbedOrigins>['origins'][number];

export function SiteLine({ site, onRemoved }: { site: Site; onRemoved: () => void }) {
  const t = useTranslate();
  const client = useClient();
  const [removing, setRemoving] = useState(false);
  const { id, origin } = site;

  async function remove() {
    setRemoving(true);
    // Either way the list is read again and shows what is so.
    await client(removeEmbedOrigin, { id }).catch(() => undefined);
    setRemoving(false);
    onRemoved();
  }

  return (
    <li className="flex items-center gap-4 py-3">
      <Globe aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <bdi className="min-w-0 grow break-all font-medium">{origin}</bdi>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t(texts.removeOf, { origin })}
        loading={removing}
        onClick={() => void remove()}
      >
        {t(texts.remove)}
      </Button>
    </li>
  );
}
