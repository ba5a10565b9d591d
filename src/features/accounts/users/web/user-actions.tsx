import { Ban, KeyRound, MonitorSmartphone, ShieldOff, Smartphone, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useConsoleAction } from '#console/web/use-console-action.ts';
import {
  grantRole,
  reinstateUser,
  resetUserFactor,
  suspendUser,
  takeRole,
  type User,
} from '#features/accounts/users/users.contract.ts';
import { usersTexts as texts } from '#features/accounts/users/users.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** The actions on an account, each with its confirmation question and an explanation. */
const deeds = {
  suspend: {
    call: suspendUser,
    icon: <Ban />,
    tone: 'danger',
    question: texts.suspendQuestion,
    hint: texts.suspendHint,
  },
  reinstate: {
    call: reinstateUser,
    icon: <Undo2 />,
    tone: 'primary',
    question: texts.reinstateQuestion,
    hint: texts.reinstateHint,
  },
  grant: {
    call: grantRole,
    icon: <KeyRound />,
    tone: 'primary',
    question: texts.grantQuestion,
    hint: texts.grantHint,
  },
  take: {
    call: takeRole,
    icon: <ShieldOff />,
    tone: 'danger',
    question: texts.takeQuestion,
    hint: texts.takeHint,
  },
  reset: {
    call: resetUserFactor,
    icon: <Smartphone />,
    tone: 'danger',
    question: texts.resetQuestion,
    hint: texts.resetHint,
  },
} as const;

type Deed = keyof typeof deeds;

/** Operators have no actions on their own account. */
function deedsFor(user: User): readonly Deed[] {
  if (user.is_self) return [];
  const reset: readonly Deed[] = user.has_second_factor ? ['reset'] : [];
  if (user.is_admin) return ['take', ...reset];
  return user.suspended_at ? ['reinstate', ...reset] : ['suspend', 'grant', ...reset];
}

export function UserActions({ user, onSessions }: { user: User; onSessions: () => void }) {
  const t = useTranslate();
  const [asking, setAsking] = useState<Deed | null>(null);
  const { email } = user;
  const button = (name: 'sessions' | Deed, icon: ReactNode, onClick: () => void) => (
    <IconButton
      key={name}
      size="sm"
      label={t(texts.deedOf, { deed: texts[name], email })}
      icon={<span aria-hidden="true">{icon}</span>}
      onClick={onClick}
    />
  );
  return (
    <>
      <span className="inline-flex gap-1">
        {button('sessions', <MonitorSmartphone />, onSessions)}
        {deedsFor(user).map((deed) => button(deed, deeds[deed].icon, () => setAsking(deed)))}
      </span>
      {asking && <Question deed={asking} user={user} onClose={() => setAsking(null)} />}
    </>
  );
}

type QuestionProps = { deed: Deed; user: User; onClose: () => void };

function Question({ deed, user, onClose }: QuestionProps) {
  const t = useTranslate();
  const { run, pending } = useConsoleAction();
  const { call, tone, question, hint } = deeds[deed];

  async function perform() {
    await run(call, { account_id: user.id });
    onClose();
  }

  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void perform()}
      pending={pending}
      tone={tone}
      title={t(question, { email: user.email })}
      confirmLabel={t(texts[deed])}
    >
      {t(hint)}
    </ConfirmDialog>
  );
}
