import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type PhoneCountry, startingCode } from '#features/accounts/phone/web/phone-countries.ts';
import { PhoneField } from '#features/accounts/phone/web/phone-field.tsx';
import {
  getNotifications,
  getProfile,
  NAME_MAX_LENGTH,
  updateProfile,
} from '#features/accounts/profile/profile.contract.ts';
import { profileTexts } from '#features/accounts/profile/profile.texts.ts';
import { renameSession } from '#features/accounts/sessions/web/session.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { formFields } from '#platform/pages/form-fields.ts';
import { useCallForm } from '#platform/pages/use-call-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { usePassingMessage } from '#ui/feedback/use-passing-message.ts';
import { FormErrorSummary } from '#ui/forms/form-error-summary.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { LeaveQuestion } from '#ui/leaving/leave-question.tsx';
import { UnsavedBadge } from '#ui/leaving/unsaved-badge.tsx';
import { useTyped } from '#ui/leaving/use-typed.ts';
import { describeFailure } from './describe-failure.ts';

const SUCCESS_MS = 3_000;

type ProfileFormProps = {
  user: CallAnswer<typeof getProfile>['user'];
  countries: readonly PhoneCountry[];
  userId: string;
};

export function ProfileForm({ user, countries, userId }: ProfileFormProps) {
  const t = useTranslate();
  const id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(user.name);
  const [success, showSuccess] = usePassingMessage(SUCCESS_MS);
  const { isTyped, trackingProps, markSaved } = useTyped();
  const form = useCallForm(updateProfile, {
    also: { user_id: Number(userId), email: user.email },
    describe: (error) => describeFailure(error, t, profileTexts.updateFailed),
    onDone: ({ message }) => {
      showSuccess(message);
      markSaved();
      renameSession(name.trim());
      for (const { path } of [getProfile, getNotifications]) {
        void queries.invalidateQueries({ queryKey: [path] });
      }
    },
  });
  const { wire, problems } = formFields(id, ['name', 'phone'], form);
  const [nameField, phoneField] = [wire('name'), wire('phone')];
  return (
    <form noValidate onSubmit={form.submit} {...trackingProps} className="grid gap-5">
      <FormErrorSummary problems={problems} />
      {form.failure && problems.length === 0 && <Notice tone="danger">{form.failure}</Notice>}
      {success && <Notice tone="success">{success}</Notice>}
      <TextField
        {...nameField}
        label={t(profileTexts.name)}
        required
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          nameField.onChange();
        }}
      />
      <TextField
        type="email"
        label={t(profileTexts.email)}
        help={t(profileTexts.emailHelp)}
        readOnly
        value={user.email}
      />
      <PhoneField
        id={phoneField.id}
        countries={countries}
        code={startingCode(user, countries)}
        phone={user.phone}
        error={phoneField.error}
        onEdit={phoneField.onChange}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" loading={form.sending} loadingLabel={t(profileTexts.saving)}>
          {t(profileTexts.save)}
        </Button>
        {isTyped && <UnsavedBadge />}
      </div>
      <LeaveQuestion isChanged={isTyped} />
    </form>
  );
}
