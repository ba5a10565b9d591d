import { useSession } from '#features/accounts/web/public.ts';
import { enquiryLimits } from '#features/enquiries/enquiries.contract.ts';
import { enquiriesTexts as texts } from '#features/enquiries/enquiries.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import type { FieldWiring } from '#platform/pages/form-fields.ts';
import { TextField } from '#ui/forms/text-field.tsx';

type SenderFieldsProps = {
  wire: (field: 'name' | 'phone' | 'email') => FieldWiring;
  /** What the address is used for, and who sees it. */
  emailHelp: Text;
  onEmail: (email: string) => void;
};

/** Fields about the sender; for a signed-in one the address is known. */
export function SenderFields({ wire, emailHelp, onEmail }: SenderFieldsProps) {
  const t = useTranslate();
  const session = useSession();
  const email = wire('email');
  return (
    <>
      {session && <p className="text-soft">{t(texts.signedInAs, { email: session.email })}</p>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          key={session?.name}
          {...wire('name')}
          required
          label={t(texts.name)}
          defaultValue={session?.name}
          autoComplete="name"
          maxLength={enquiryLimits.name}
        />
        <TextField
          {...wire('phone')}
          optional
          type="tel"
          dir="ltr"
          label={t(texts.phone)}
          autoComplete="tel"
          maxLength={enquiryLimits.phone}
        />
      </div>
      {!session && (
        <TextField
          {...email}
          required
          type="email"
          dir="ltr"
          label={t(texts.email)}
          help={t(emailHelp)}
          autoComplete="email"
          maxLength={enquiryLimits.email}
          onChange={({ target }) => {
            onEmail(target.value.trim());
            email.onChange();
          }}
        />
      )}
    </>
  );
}
