import { useState } from 'react';
import { createApiKey, KEY_NAME_LENGTH } from '#features/api-keys/api-keys.contract.ts';
import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import type { KeyScope } from '#features/api-keys/key-scopes.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { ScopeFields } from './scope-fields.tsx';

export function NewKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const t = useTranslate();
  const [scopes, setScopes] = useState<readonly KeyScope[]>([]);
  const form = useCallForm(createApiKey, {
    also: { scopes: [...scopes] },
    onDone: ({ key }) => onMade(key),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {form.failure && Object.keys(form.errors).length === 0 && (
        <Notice tone="danger">{form.failure}</Notice>
      )}
      <TextField
        name="name"
        label={t(texts.name)}
        help={t(texts.nameHelp)}
        error={form.errors.name}
        required
        maxLength={KEY_NAME_LENGTH}
        autoComplete="off"
        onChange={() => form.edited('name')}
      />
      <ScopeFields
        scopes={scopes}
        error={form.errors.scopes}
        onChange={(next) => {
          setScopes(next);
          form.edited('scopes');
        }}
      />
      <div>
        <Button
          type="submit"
          variant="secondary"
          loading={form.sending}
          loadingLabel={t(texts.creating)}
        >
          {t(texts.create)}
        </Button>
      </div>
    </form>
  );
}
