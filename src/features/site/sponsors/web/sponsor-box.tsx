import type { listSponsorLogos } from '#features/site/sponsors/sponsors.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { OutsideLink } from '#ui/actions/outside-link.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';

export type Sponsor = CallAnswer<typeof listSponsorLogos>['sponsors'][number];

/** A logo with its name; a missing or broken logo is replaced by the first letter. */
export function SponsorBox({ sponsor }: { sponsor: Sponsor }) {
  const { sponsor_name: name, sponsor_logo: logo } = sponsor;
  const href = findWebAddress(sponsor.hyperlink);
  const [firstLetter = ''] = name;
  return (
    <Card as="li" padding="none" interactive={href !== undefined}>
      <div className="grid h-28 content-center justify-items-center gap-2 px-2 text-center">
        <Avatar
          name={firstLetter}
          src={logo ? uploadAddress('sponsors', logo) : null}
          size="md"
          shape="square"
        />
        {href ? (
          <OutsideLink
            sponsored
            href={href}
            className="line-clamp-2 break-words text-xs leading-tight outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
          >
            {name}
          </OutsideLink>
        ) : (
          <span className="line-clamp-2 break-words text-xs leading-tight">{name}</span>
        )}
      </div>
    </Card>
  );
}
