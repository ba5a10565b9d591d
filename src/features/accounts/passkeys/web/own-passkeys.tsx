import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { listPasskeys, MOST_PASSKEYS } from '#features/accounts/passkeys/passkeys.contract.ts';
import { passkeysTexts as texts } from '#features/accounts/passkeys/passkeys.texts.ts';
import { RecoveryCodes } from '#features/accounts/second-factor/web/recovery-codes.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { useHydrated } from '#platform/pages/use-hydrated.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { knowsPasskeys } from './authenticator.ts';
import { PasskeyLine } from './passkey-line.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

/** The account's passkeys with name and last use, and a button to add one. */
export function OwnPasskeys({ onChanged }: { onChanged?: () => void }) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { data, error, isFetching, refetch } = useCall(listPasskeys, {});
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string>();

  function reload() {
    void refetch();
    onChanged?.();
  }

  const { pending, failure, add } = useAddPasskey(({ recovery_codes }) => {
    setCodes(recovery_codes);
    reload();
  });
  if (error) {
    return (
      <ErrorState level={3} onRetry={() => void refetch()} retrying={isFetching}>
        {t(texts.loadFailed)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton lines={3} />;
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => setCodes([])} />;
  const told = failure ?? refusal;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {told && <Notice tone="danger">{told}</Notice>}
      {data.passkeys.length === 0 && <p className="text-muted">{t(texts.none)}</p>}
      {data.passkeys.length > 0 && (
        <ul className="divide-y divide-line border-line border-y">
          {data.passkeys.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              onChanged={reload}
              onFailure={setRefusal}
            />
          ))}
        </ul>
      )}
      {hydrated && !knowsPasskeys() && <p className="text-muted">{t(texts.notHere)}</p>}
      {hydrated && knowsPasskeys() && data.passkeys.length < MOST_PASSKEYS && (
        <AddPasskey
          isFirst={data.passkeys.length === 0}
          pending={pending}
          onAdd={() => {
            setRefusal(undefined);
            add();
          }}
        />
      )}
    </div>
  );
}

type AddPasskeyProps = { isFirst: boolean; pending: boolean; onAdd: () => void };

function AddPasskey({ isFirst, pending, onAdd }: AddPasskeyProps) {
  const t = useTranslate();
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        icon={<KeyRound aria-hidden="true" />}
        loading={pending}
        loadingLabel={t(texts.adding)}
        onClick={onAdd}
      >
        {t(texts.add)}
      </Button>
    </div>
  );
}
