import { useState } from 'react';
import { checkoutLimits } from '#features/payments/checkout.contract.ts';
import { checkoutTexts as texts } from '#features/payments/checkout.texts.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { MarkedMessage } from '#ui/feedback/marked-message.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { CompanyCheck } from './use-company-check.ts';

type CompanyFieldsProps = {
  email: string;
  onEmailChange: (email: string) => void;
  company: CompanyCheck;
};

/** Whom the subscription is for: an e-mail address, and the company it turns out to belong to. */
export function CompanyFields({ email, onEmailChange, company }: CompanyFieldsProps) {
  const say = useSay();
  const [left, setLeft] = useState(false);
  const isEmpty = email.trim() === '';
  const incomplete = !isEmpty && company.state === 'idle';
  const problem = isEmpty ? texts.emailRequired : texts.emailUnknown;
  return (
    <>
      <div className="grid gap-1.5">
        <TextField
          type="email"
          label={say(texts.email)}
          help={say(texts.emailHelp)}
          required
          autoComplete="email"
          maxLength={checkoutLimits.email}
          value={email}
          error={left && (isEmpty || incomplete) ? say(problem) : undefined}
          onChange={(event) => onEmailChange(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        <p role="status" className="min-h-6 text-sm">
          <CheckMark company={company} />
        </p>
      </div>
      <TextField
        label={say(texts.companyName)}
        help={say(texts.companyNameHelp)}
        readOnly
        className="bg-sunken"
        value={company.state === 'found' ? company.exhibitor.company_name : ''}
      />
    </>
  );
}

function CheckMark({ company }: { company: CompanyCheck }) {
  const say = useSay();
  if (company.state === 'checking') {
    return <span className="text-muted">{say(texts.checking)}</span>;
  }
  if (company.state === 'found') {
    return <MarkedMessage>{say(texts.verified)}</MarkedMessage>;
  }
  if (company.state === 'missing') {
    return <MarkedMessage>{say(texts.companyNotFound)}</MarkedMessage>;
  }
  return company.state === 'failed' ? <span className="text-danger">{company.message}</span> : null;
}
