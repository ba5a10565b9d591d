import { CreditCard, Flag, Inbox, MailWarning, MessageSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Overview, waitingKinds } from '#app/console/overview/overview.contract.ts';
import { overviewTexts as texts } from '#app/console/overview/overview.texts.ts';
import { Age } from '#console/web/age.tsx';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';

type Kind = (typeof waitingKinds)[number];

const looks: Readonly<Record<Kind, { readonly path: string; readonly icon: ReactNode }>> = {
  applications: { path: '/admin/applications', icon: <Inbox /> },
  messages: { path: '/admin/messages', icon: <MessageSquare /> },
  reported_enquiries: { path: '/admin/enquiries', icon: <Flag /> },
  failed_mails: { path: '/admin/mails', icon: <MailWarning /> },
  pending_orders: { path: '/admin/orders', icon: <CreditCard /> },
};

/** One card per kind of waiting record, with a link to the screen where it is decided. */
export function WaitingCards({ waiting }: { waiting: Overview['waiting'] }) {
  const t = useTranslate();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-5">
      {waitingKinds.map((kind) => {
        const { count, oldest_at: oldest } = waiting[kind];
        const { path, icon } = looks[kind];
        return (
          <Card
            key={kind}
            as="li"
            interactive
            className="grid content-start gap-1 max-xl:last:odd:col-span-2 max-sm:p-4"
          >
            <div className="flex items-start justify-between gap-4">
              <p className="font-semibold text-4xl tabular-nums">{count}</p>
              <span
                aria-hidden="true"
                className={joinClasses(
                  'rounded-lg p-2 [&_svg]:size-5',
                  count > 0 ? 'bg-sand-soft text-sand' : 'bg-sunken text-muted',
                )}
              >
                {icon}
              </span>
            </div>
            <Link to={path} className="font-medium after:absolute after:inset-0 after:rounded-xl">
              {t(texts[kind])}
            </Link>
            <p className="text-muted text-sm">
              {oldest ? (
                <>
                  {t(texts.oldest)} <Age at={oldest} />
                </>
              ) : (
                t(texts.nothing)
              )}
            </p>
          </Card>
        );
      })}
    </ul>
  );
}
