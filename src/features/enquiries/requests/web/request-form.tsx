import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/public.ts';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { requestLimits, sendRequest } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { CountryField } from '#features/enquiries/web/country-field.tsx';
import type { SendingForm } from '#features/enquiries/web/sending-steps.tsx';
import { Trap } from '#features/enquiries/web/trap.tsx';
import type { OwnTray } from '#features/products/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { NeedFields } from './need-fields.tsx';
import { RequestFiles } from './request-files.tsx';
import { TrayLines } from './tray-lines.tsx';
import { useAskedItems } from './use-asked-items.ts';

const fields = [
  'need',
  'need_quantity',
  'category',
  'company_country',
  'company_type',
  'companies',
  'needed_by',
  'country',
  'city',
  'notes',
  'file_1',
  'file_2',
  'file_3',
  'name',
  'phone',
  'email',
] as const;

export type RequestField = (typeof fields)[number];

type RequestFormProps = SendingForm & { tray: OwnTray };

export function RequestForm({ tray, sendKey, onSent, onConfirm }: RequestFormProps) {
  const t = useTranslate();
  const id = useId();
  const session = useSession();
  const [chosenWay, setWay] = useState<'tray' | 'need'>();
  const need = useSearchParams()[0].get('need')?.slice(0, requestLimits.need) ?? '';
  const way = chosenWay ?? (tray.items.length > 0 && need === '' ? 'tray' : 'need');
  const asked = useAskedItems(tray);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [email, setEmail] = useState('');
  const form = useCallForm(sendRequest, {
    also: {
      key: sendKey,
      items: way === 'tray' ? JSON.stringify(asked.items) : '',
      ...Object.fromEntries(files.map((file, at) => [`file_${at + 1}`, file])),
    },
    onDone({ outcome, message, token }) {
      if (outcome === 'sent') onSent(message, token);
      else onConfirm(email);
    },
  });
  const wire = (field: RequestField) => ({
    id: `${id}-${field}`,
    name: field,
    error: form.errors[field],
  });
  const edited = (field: RequestField) => ({ ...wire(field), onChange: () => form.edited(field) });
  const problems = fields.flatMap((field) =>
    form.errors[field] ? [{ fieldId: `${id}-${field}`, message: form.errors[field] }] : [],
  );
  const failure = form.errors.items ?? (problems.length === 0 ? form.failure : undefined);

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <FormErrorSummary problems={problems} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Card as="section" padding="lg" labelledBy={`${id}-what`} className="grid gap-6">
        <h2 id={`${id}-what`} className="font-semibold text-xl">
          {t(texts.what)}
        </h2>
        <RadioGroup
          hideLabel
          inline
          label={t(texts.what)}
          value={way}
          onValueChange={(next) => setWay(next === 'tray' ? 'tray' : 'need')}
          options={[
            { value: 'tray', label: t(texts.fromTray) },
            { value: 'need', label: t(texts.described), help: t(texts.describedHelp) },
          ]}
        />
        {way === 'tray' ? <TrayLines asked={asked} /> : <NeedFields edited={edited} need={need} />}
      </Card>
      <Card as="section" padding="lg" labelledBy={`${id}-delivery`} className="grid gap-5">
        <h2 id={`${id}-delivery`} className="font-semibold text-xl">
          {t(texts.delivery)}
        </h2>
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <CountryField {...edited('country')} label={t(texts.country)} />
          <TextField
            {...edited('city')}
            optional
            label={t(texts.city)}
            autoComplete="address-level2"
            maxLength={requestLimits.city}
          />
          <TextField {...edited('needed_by')} optional type="date" label={t(texts.neededBy)} />
        </div>
        <TextArea
          {...edited('notes')}
          optional
          label={t(texts.notes)}
          help={t(texts.notesHelp)}
          limit={requestLimits.notes}
          maxLength={requestLimits.notes}
        />
        <RequestFiles id={id} files={files} onFiles={setFiles} errors={form.errors} />
      </Card>
      <Card as="section" padding="lg" labelledBy={`${id}-about`} className="grid gap-5">
        <h2 id={`${id}-about`} className="font-semibold text-xl">
          {t(enquiriesTexts.about)}
        </h2>
        {session && (
          <p className="text-soft">{t(enquiriesTexts.signedInAs, { email: session.email })}</p>
        )}
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            key={session?.name}
            {...edited('name')}
            required
            label={t(enquiriesTexts.name)}
            defaultValue={session?.name}
            autoComplete="name"
            maxLength={requestLimits.name}
          />
          <TextField
            {...edited('phone')}
            optional
            type="tel"
            dir="ltr"
            label={t(enquiriesTexts.phone)}
            autoComplete="tel"
            maxLength={requestLimits.phone}
          />
        </div>
        {!session && (
          <TextField
            {...wire('email')}
            required
            type="email"
            dir="ltr"
            label={t(enquiriesTexts.email)}
            help={t(texts.emailHelp)}
            autoComplete="email"
            maxLength={requestLimits.email}
            onChange={({ target }) => {
              setEmail(target.value.trim());
              form.edited('email');
            }}
          />
        )}
        <Trap />
      </Card>
      <Button
        type="submit"
        className="sm:justify-self-start"
        loading={form.sending}
        loadingLabel={t(texts.sending)}
      >
        {t(texts.send)}
      </Button>
    </form>
  );
}
