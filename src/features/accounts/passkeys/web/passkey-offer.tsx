import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { closePasskeyOffer, listPasskeys } from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall, useClient } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useToast } from '#ui/feedback/toast-context.ts';
import { Card } from '#ui/layout/card.tsx';
import { canMakePasskeyHere } from './authenticator.ts';
import { useAddPasskey } from './use-add-passkey.ts';

/** Offers to create a passkey if the device can, until the person has one or declines. */
export function PasskeyOffer() {
  const { data: canMake } = useQuery({
    queryKey: ['can-make-passkey'],
    queryFn: canMakePasskeyHere,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return canMake ? <Offer /> : null;
}

const TOLD_MS = 5_000;

function Offer() {
  const t = useTranslate();
  const client = useClient();
  const toaster = useToast();
  const { data, refetch } = useCall(listPasskeys, {});
  const { pending, failure, add } = useAddPasskey(({ message }) => {
    toaster.show({ message, tone: 'success', timeoutMs: TOLD_MS });
    void refetch();
  });
  if (!data?.is_offered) return null;

  async function decline() {
    // If this fails, the offer is shown again next time.
    await client(closePasskeyOffer, {}).catch(() => undefined);
    await refetch();
  }

  return (
    <Card as="section" padding="lg" className="mt-6 grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-start gap-4 sm:flex-nowrap">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-action-soft text-action"
        >
          <Fingerprint className="size-6" />
        </span>
        <div className="min-w-0 grow">
          <h2 className="font-semibold text-lg">{t(texts.offerTitle)}</h2>
          <p className="mt-1 text-soft">{t(texts.offerLead)}</p>
        </div>
      </div>
      {failure && <Notice tone="warning">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button loading={pending} loadingLabel={t(texts.adding)} onClick={add}>
          {t(texts.add)}
        </Button>
        <Button variant="quiet" onClick={() => void decline()}>
          {t(texts.notNow)}
        </Button>
      </div>
    </Card>
  );
}
