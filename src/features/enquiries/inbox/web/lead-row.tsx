import { inboxTexts as texts } from '#features/enquiries/inbox/inbox.texts.ts';
import { leadRequestTexts } from '#features/enquiries/requests/lead-request.texts.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { countryName } from '#platform/geo/country-name.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { TruncatedUserText } from '#ui/display/truncated-user-text.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { StateBadge } from './state-badge.tsx';
import type { Lead } from './use-inbox.ts';

type LeadRowProps = { lead: Lead; isShown: boolean; onShow: () => void };

/** A line of the inbox: sender, subject and stage. Pressing it shows the enquiry beside the list. */
export function LeadRow({ lead, isShown, onShow }: LeadRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { name, subject, about_title, country, state, is_unread, is_erased, labels } = lead;
  const who = is_erased ? t(texts.erasedBuyer) : name;
  return (
    <li
      className={joinClasses(
        'border-line border-b last:border-b-0',
        isShown && 'lg:bg-action-soft',
      )}
    >
      <button
        type="button"
        aria-pressed={isShown}
        onClick={onShow}
        className="flex w-full min-w-0 items-start gap-3 px-4 py-3 text-start"
      >
        <Avatar name={who} shape="round" size="sm" />
        <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
          <span className="flex items-center justify-between gap-3">
            <span className="flex min-w-0 items-center gap-1.5">
              {is_unread && (
                <>
                  <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-action" />
                  <span className="sr-only">{t(texts.unread)}: </span>
                </>
              )}
              <TruncatedUserText className={is_unread ? 'font-semibold' : 'font-medium'}>
                {who}
              </TruncatedUserText>
            </span>
            <StateBadge state={state} />
          </span>
          <TruncatedUserText className="text-sm">{subject || about_title}</TruncatedUserText>
          <span className="truncate text-muted text-xs">
            {countryName(country, language)} · {showMoment(lead.created_at, language)}
          </span>
          {(labels.length > 0 || lead.is_request) && (
            <span className="mt-1 flex flex-wrap gap-1">
              {lead.is_request && <Badge tone="sand">{t(leadRequestTexts.request)}</Badge>}
              {labels.map((label) => (
                <Badge key={label}>{label}</Badge>
              ))}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
