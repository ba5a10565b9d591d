import type { User } from '#features/accounts/users/users.contract.ts';
import { usersTexts as texts } from '#features/accounts/users/users.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';

export function UserBadges({ user }: { user: User }) {
  const t = useTranslate();
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {user.is_admin && <Badge tone="accent">{t(texts.operator)}</Badge>}
      {user.suspended_at && <Badge tone="danger">{t(texts.isSuspended)}</Badge>}
      {user.is_self && <Badge tone="info">{t(texts.you)}</Badge>}
      <span className="text-soft">
        {t(user.user_type === 1 ? texts.exhibitor : texts.seeker)}
        {user.company_name && (
          <>
            {' · '}
            <bdi>{user.company_name}</bdi>
          </>
        )}
      </span>
      {user.plan && <bdi className="basis-full text-muted">{user.plan}</bdi>}
    </span>
  );
}
