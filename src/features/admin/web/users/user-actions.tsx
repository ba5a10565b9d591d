import { Ban, KeyRound, MonitorSmartphone, ShieldOff, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { grantRole, reinstateUser, suspendUser, takeRole } from '#features/admin/users.contract.ts';
import { usersTexts as texts } from '#features/admin/users.texts.ts';
import { useConsoleAction } from '#features/admin/web/use-console-action.ts';
import type { User } from '#features/admin/web/users-page.tsx';
import { useSay } from '#platform/i18n/say-context.tsx';
import type { Text } from '#platform/i18n/texts.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type Deed = {
  readonly key: string;
  readonly call: typeof suspendUser;
  readonly label: Text;
  readonly icon: ReactNode;
  readonly question: Text;
  readonly hint?: Text;
  readonly isGrave: boolean;
};

const suspend: Deed = {
  key: 'suspend',
  call: suspendUser,
  label: texts.suspend,
  icon: <Ban aria-hidden="true" />,
  question: texts.suspendQuestion,
  hint: texts.suspendHint,
  isGrave: true,
};
const reinstate: Deed = {
  key: 'reinstate',
  call: reinstateUser,
  label: texts.reinstate,
  icon: <Undo2 aria-hidden="true" />,
  question: texts.reinstateQuestion,
  isGrave: false,
};
const grant: Deed = {
  key: 'grant',
  call: grantRole,
  label: texts.grant,
  icon: <KeyRound aria-hidden="true" />,
  question: texts.grantQuestion,
  hint: texts.grantHint,
  isGrave: false,
};
const take: Deed = {
  key: 'take',
  call: takeRole,
  label: texts.take,
  icon: <ShieldOff aria-hidden="true" />,
  question: texts.takeQuestion,
  hint: texts.takeHint,
  isGrave: true,
};

/** What can be done to the account; nothing of it to one's own. */
function deedsFor(user: User): readonly Deed[] {
  if (user.is_self) return [];
  if (user.is_admin) return [take];
  return user.suspended_at ? [reinstate] : [suspend, grant];
}

export function UserActions({ user, onSessions }: { user: User; onSessions: () => void }) {
  const say = useSay();
  const { run, pending } = useConsoleAction();
  const [asking, setAsking] = useState<Deed | null>(null);
  const { email } = user;
  const nameOf = (deed: Text) => say(texts.deedOf, { deed, email });

  async function perform() {
    if (!asking) return;
    await run(asking.call, { account_id: user.id });
    setAsking(null);
  }

  return (
    <>
      <span className="inline-flex gap-1">
        <IconButton
          size="sm"
          label={nameOf(texts.sessions)}
          icon={<MonitorSmartphone aria-hidden="true" />}
          onClick={onSessions}
        />
        {deedsFor(user).map((deed) => (
          <IconButton
            key={deed.key}
            size="sm"
            label={nameOf(deed.label)}
            icon={deed.icon}
            onClick={() => setAsking(deed)}
          />
        ))}
      </span>
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={() => void perform()}
        pending={pending}
        tone={asking?.isGrave ? 'danger' : 'primary'}
        title={asking ? say(asking.question, { email }) : ''}
        confirmLabel={asking ? say(asking.label) : undefined}
      >
        {asking?.hint && say(asking.hint)}
      </ConfirmDialog>
    </>
  );
}
