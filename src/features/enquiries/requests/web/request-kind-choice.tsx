import { requestsTexts as texts } from '#features/enquiries/requests/requests.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { RadioGroup } from '#ui/forms/radio-group.tsx';

/** How a request is made: from products in the tray, or by describing a need. */
export type RequestKind = 'tray' | 'need';

type RequestKindChoiceProps = { kind: RequestKind; onKind: (kind: RequestKind) => void };

export function RequestKindChoice({ kind, onKind }: RequestKindChoiceProps) {
  const t = useTranslate();
  return (
    <RadioGroup
      hideLabel
      inline
      label={t(texts.what)}
      value={kind}
      onValueChange={(next) => onKind(next === 'tray' ? 'tray' : 'need')}
      options={[
        { value: 'tray', label: t(texts.fromTray) },
        { value: 'need', label: t(texts.described), help: t(texts.describedHelp) },
      ]}
    />
  );
}
