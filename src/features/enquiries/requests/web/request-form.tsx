import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { enquiriesTexts } from '#features/enquiries/enquiries.texts.ts';
import { requestLimits, sendRequest } from '#features/enquiries/requests/requests.contract.ts';
import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { FormCard } from '#features/enquiries/web/form-card.tsx';
import { SenderFields } from '#features/enquiries/web/sender-fields.tsx';
import type { SendingForm } from '#features/enquiries/web/sending-steps.tsx';
import { Trap } from '#features/enquiries/web/trap.tsx';
import type { OwnTray } from '#features/products/web/public.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { NeedFields } from './need-fields.tsx';
import { requestFields } from './request-fields.ts';
import { RequestFiles } from './request-files.tsx';
import { type RequestKind, RequestKindChoice } from './request-kind-choice.tsx';
import { TrayLines } from './tray-lines.tsx';
import { useAskedItems } from './use-asked-items.ts';

type RequestFormProps = SendingForm & { tray: OwnTray };

/** The form of a request for quotation. */
export function RequestForm({ tray, sendKey, onAnswer, onFailure }: RequestFormProps) {
  const t = useTranslate();
  const id = useId();
  const [chosenKind, setKind] = useState<RequestKind>();
  const need = useSearchParams()[0].get('need')?.slice(0, requestLimits.need) ?? '';
  const kind = chosenKind ?? (tray.items.length > 0 && need === '' ? 'tray' : 'need');
  const asked = useAskedItems(tray);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [email, setEmail] = useState('');
  const form = useCallForm(sendRequest, {
    also: {
      key: sendKey,
      items: kind === 'tray' ? JSON.stringify(asked.items) : '',
      ...Object.fromEntries(files.map((file, at) => [`file_${at + 1}`, file])),
    },
    onDone: (answer) => onAnswer(answer, email),
    onFailure,
  });
  const { wire, problems } = formFields(id, requestFields, form);
  const failure = form.errors.items ?? (problems.length === 0 ? form.failure : undefined);

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <FormErrorSummary problems={problems} />
      {failure && <Notice tone="danger">{failure}</Notice>}
      <FormCard wide id={`${id}-what`} title={t(texts.what)}>
        <RequestKindChoice kind={kind} onKind={setKind} />
        {kind === 'tray' ? <TrayLines asked={asked} /> : <NeedFields wire={wire} need={need} />}
      </FormCard>
      <FormCard id={`${id}-delivery`} title={t(texts.delivery)}>
        <DeliveryFields wire={wire} />
        <RequestFiles id={id} files={files} onFiles={setFiles} errors={form.errors} />
      </FormCard>
      <FormCard id={`${id}-about`} title={t(enquiriesTexts.about)}>
        <SenderFields wire={wire} emailHelp={texts.emailHelp} onEmail={setEmail} />
        <Trap />
      </FormCard>
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
