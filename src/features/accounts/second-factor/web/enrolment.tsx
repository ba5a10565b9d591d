import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  beginSecondFactor,
  confirmSecondFactor,
} from '#features/accounts/second-factor/second-factor.contract.ts';
import { secondFactorTexts as texts } from '#features/accounts/second-factor/second-factor.texts.ts';
import { failureMessage } from '#platform/calls/failure-message.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useClient } from '#platform/pages/use-call.ts';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Groups of four are easier to type. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Enrols a device: shows the secret, asks for the first code, and shows the recovery codes. */
export function Enrolment({ onDone }: { onDone: () => void }) {
  const t = useTranslate();
  const client = useClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Each time this opens, a new secret is requested; it is never cached.
  const begun = useQuery({
    queryKey: ['second-factor-begin'],
    queryFn: () => client(beginSecondFactor, {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
    meta: { isPrivate: true },
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (begun.error) {
    return (
      <ErrorState level={3} onRetry={() => void begun.refetch()} retrying={begun.isFetching}>
        {failureMessage(begun.error, t(texts.failed))}
      </ErrorState>
    );
  }
  if (!begun.data) return <Skeleton lines={6} />;
  const { secret, otpauth_uri: address } = begun.data;
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode text={address} label={t(texts.qr)} />
      <div className="grid content-start gap-5">
        <p>{t(texts.scan)}</p>
        <div>
          <p className="text-muted text-sm">{t(texts.byHand)}</p>
          <p className="flex items-center gap-2">
            <code dir="ltr" className="break-all font-medium">
              {inGroups(secret)}
            </code>
            <CopyButton text={secret} label={t(texts.copyKey)} />
          </p>
          <a href={address} className="text-action text-sm underline underline-offset-4">
            {t(texts.onThisDevice)}
          </a>
        </div>
        <CodeForm
          call={confirmSecondFactor}
          submit={t(texts.confirm)}
          onDone={({ recovery_codes }) => setCodes(recovery_codes)}
        />
      </div>
    </div>
  );
}
