import { eventSponsorTexts as texts } from '#features/events/sponsors/event-sponsors.texts.ts';
import type { Event } from '#features/events/web/register-button.tsx';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { findWebAddress } from '#platform/links/web-address.ts';
import { OutsideLink } from '#ui/actions/outside-link.tsx';
import { Avatar } from '#ui/display/avatar.tsx';

type Sponsor = Event['sponsors'][number];

export function EventSponsors({ event }: { event: Event }) {
  const t = useTranslate();
  return (
    <section>
      <h2 className="mb-3 font-semibold text-ink text-xl">{t(texts.title)}</h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-4">
        {event.sponsors.map((sponsor) => (
          <SponsorLine key={sponsor.sponsor_name} sponsor={sponsor} />
        ))}
      </ul>
    </section>
  );
}

function SponsorLine({ sponsor }: { sponsor: Sponsor }) {
  const { sponsor_name: name, sponsor_logo: logo } = sponsor;
  const href = findWebAddress(sponsor.hyperlink);
  return (
    <li className="flex min-w-0 items-center gap-3">
      <Avatar
        name={name}
        src={logo ? uploadAddress('event-sponsors', logo) : null}
        shape="square"
      />
      {href ? (
        <OutsideLink
          sponsored
          href={href}
          className="min-w-0 break-words text-action underline-offset-4 hover:underline"
        >
          {name}
        </OutsideLink>
      ) : (
        <span className="min-w-0 break-words">{name}</span>
      )}
    </li>
  );
}
