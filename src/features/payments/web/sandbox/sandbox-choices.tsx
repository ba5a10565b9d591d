import { useState } from 'react';
import {
  type DeclineReason,
  declineReasons,
  type SandboxAnswer,
} from '#features/payments/sandbox.contract.ts';
import { sandboxTexts as texts } from '#features/payments/sandbox.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/forms/select.tsx';

const reasonTexts: Record<DeclineReason, Text> = {
  505: texts.reasonFunds,
  502: texts.reasonCvv,
  407: texts.reasonExpired,
  516: texts.reasonAuthentication,
  507: texts.reasonIssuer,
};

const others: readonly (readonly [SandboxAnswer, Text])[] = [
  ['cancel', texts.cancel],
  ['time_out', texts.timeOut],
  ['close', texts.close],
  ['pay_no_return', texts.payNoReturn],
  ['pay_return_first', texts.payReturnFirst],
];

type SandboxChoicesProps = {
  busy: boolean;
  onAnswer: (answer: SandboxAnswer, reason?: DeclineReason) => void;
};

/** Buttons for everything that a payer, a bank or a bad connection can do. */
export function SandboxChoices({ busy, onAnswer }: SandboxChoicesProps) {
  const t = useTranslate();
  const [reason, setReason] = useState<DeclineReason>(declineReasons[0]);
  return (
    <fieldset disabled={busy}>
      <legend className="mb-4 font-semibold text-lg">{t(texts.choose)}</legend>
      <Button wide size="lg" onClick={() => onAnswer('pay')}>
        {t(texts.pay)}
      </Button>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <Select
            label={t(texts.reason)}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value as DeclineReason)}
            options={declineReasons.map((value) => ({ value, label: t(reasonTexts[value]) }))}
          />
        </div>
        <Button variant="danger" onClick={() => onAnswer('decline', reason)}>
          {t(texts.decline)}
        </Button>
      </div>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        {others.map(([answer, text]) => (
          <Button
            key={answer}
            variant="secondary"
            wide
            className="sm:last:odd:col-span-2"
            onClick={() => onAnswer(answer)}
          >
            {t(text)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
