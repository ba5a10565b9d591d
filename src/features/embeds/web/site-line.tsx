import { Globe, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type listEmbedOrigins, removeEmbedOrigin } from '#features/embeds/embeds.contract.ts';
import { embedsTexts as texts } from '#features/embeds/embeds.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { WebAddress } from '#ui/display/web-address.tsx';

export type Site = CallAnswer<typeof listEmbedOrigins>['origins'][number];

export function SiteLine({ site, onRemoved }: { site: Site; onRemoved: () => void }) {
  const t = useTranslate();
  const client = useClient();
  const [removing, setRemoving] = useState(false);
  const { id, origin } = site;

  async function remove() {
    setRemoving(true);
    // Even after a failure the list is reloaded and shows the current state.
    await client(removeEmbedOrigin, { id }).catch(() => undefined);
    setRemoving(false);
    onRemoved();
  }

  return (
    <li className="flex items-center gap-3 py-3">
      <Globe aria-hidden="true" className="size-5 shrink-0 text-muted max-sm:hidden" />
      <span className="min-w-0 grow font-medium">
        <WebAddress>{origin}</WebAddress>
      </span>
      <IconButton
        size="sm"
        label={t(texts.removeOf, { origin })}
        icon={<Trash2 aria-hidden="true" />}
        disabled={removing}
        onClick={() => void remove()}
      />
    </li>
  );
}
