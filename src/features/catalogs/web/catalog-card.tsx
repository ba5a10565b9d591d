import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { listCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import { countsAs } from '#features/companies/public.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { smallPictureAddress } from '#platform/files/picture-variants.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CachedMarkup } from '#platform/pages/cached-markup.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';

export type Catalog = CallAnswer<typeof listCatalogs>['catalogs'][number];

type CatalogCardProps = {
  catalog: Catalog;
  /** False on the company's own page. */
  withCompany: boolean;
  level: 2 | 3;
  /** Whether it is the only card and has a row to itself. */
  alone: boolean;
};

/** On a phone the cover is beside the text, so that each card does not fill a screen. */
const besideClasses = 'grid grid-cols-[7rem_minmax(0,1fr)] grid-rows-[1fr_auto]';
export const catalogCardClasses = `${besideClasses} sm:flex sm:flex-col`;
/** A card by itself has the cover beside the text on every screen. */
const aloneClasses = `${besideClasses} sm:grid-cols-[13rem_minmax(0,1fr)]`;

export function CatalogCard({ catalog, withCompany, level, alone }: CatalogCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const address = catalog.link ?? (catalog.pdf && uploadAddress('catalogs', catalog.pdf));
  return (
    <Card
      as="li"
      padding="none"
      className={`appear-on-scroll overflow-hidden ${alone ? aloneClasses : catalogCardClasses}`}
    >
      <CatalogCover catalog={catalog} />
      <CachedMarkup
        as="div"
        name="catalog-card"
        shows={[catalog, withCompany, level]}
        className="flex grow flex-col gap-3 p-4 sm:gap-4 sm:p-5"
      >
        {withCompany && <Publisher catalog={catalog} />}
        <div className="min-w-0">
          <Heading className="line-clamp-3 break-words font-semibold text-lg">
            {catalog.title}
          </Heading>
          {catalog.sub_title && (
            <p className="mt-2 line-clamp-4 break-words text-soft">{catalog.sub_title}</p>
          )}
        </div>
      </CachedMarkup>
      <div className="col-span-2 flex flex-wrap gap-2 border-line border-t px-4 py-3 *:flex-1 *:whitespace-nowrap *:px-1.5 sm:px-5 sm:py-4">
        <ViewButton catalog={catalog} address={address} />
        <EnquiryButton catalog={catalog} isFirst={!address} />
      </div>
    </Card>
  );
}

function Publisher({ catalog }: { catalog: Catalog }) {
  const { company_id: id, company_name: name, company_logo: logo } = catalog;
  return (
    <Link
      to={`/company/${id}`}
      className="flex min-w-0 items-center gap-3 text-muted text-sm underline-offset-4 hover:text-action hover:underline"
    >
      <Avatar name={name} src={logo && uploadAddress('companies', logo)} size="sm" />
      <span className="min-w-0 truncate">{name}</span>
    </Link>
  );
}

/** Background colours of drawn covers. A company always has the same one, so that its catalogs look related. */
const grounds = [
  'from-tone-1 to-action-soft text-tone-1-ink',
  'from-sand-soft to-sand-line text-ink',
  'from-action-soft to-sand-soft text-ink',
] as const;

/**
 * The catalog's cover: its picture, or one drawn with the title. Hidden from screen readers, because the card's text
 * says the same.
 */
function CatalogCover({ catalog }: { catalog: Catalog }) {
  const [failed, setFailed] = useState(false);
  const { cover } = catalog;
  const ground = grounds[catalog.company_id % grounds.length];
  const page =
    'aspect-3/4 w-full max-w-36 rounded-md border-s-4 border-s-ink/15 bg-clip-padding shadow-lift';
  return (
    <div aria-hidden="true" className="grid place-items-center bg-sunken p-3 sm:p-5">
      {cover && !failed ? (
        <img
          src={smallPictureAddress(uploadAddress('catalogs', cover))}
          alt=""
          width={144}
          height={192}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
          className={`${page} bg-paper object-cover object-top`}
        />
      ) : (
        <div
          className={`${page} flex flex-col justify-between bg-linear-to-br p-2 max-sm:text-xs sm:p-4 ${ground}`}
        >
          <p className="line-clamp-4 break-words font-semibold leading-snug">{catalog.title}</p>
          <p className="truncate text-xs opacity-90">{catalog.company_name}</p>
        </div>
      )}
    </div>
  );
}

/** For a catalog with nothing to open: a button that asks the company about it. */
function EnquiryButton({
  catalog: { id, title },
  isFirst,
}: {
  catalog: Catalog;
  isFirst: boolean;
}) {
  const t = useTranslate();
  const local = useLocalPath();
  return (
    <Button
      variant={isFirst ? 'secondary' : 'quiet'}
      size="sm"
      wide
      href={local(`/enquire?catalog=${id}`)}
      rel="nofollow"
    >
      {t(catalogsTexts.sendEnquiry)}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}

type ViewButtonProps = { catalog: Catalog; address: string | null };

function ViewButton({ catalog: { title, company_id: company }, address }: ViewButtonProps) {
  const t = useTranslate();
  if (!address) {
    return (
      <Button variant="quiet" size="sm" wide disabled>
        {t(catalogsTexts.notAvailable)}
        <span className="sr-only">: {title}</span>
      </Button>
    );
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      wide
      href={address}
      {...countsAs('brochure', company)}
      target="_blank"
      rel="noopener noreferrer"
      trailingIcon={<ExternalLink aria-hidden="true" className="rtl:-scale-x-100" />}
    >
      {t(catalogsTexts.view)}
      <span className="sr-only">
        : {title} {t(catalogsTexts.opensInNewTab)}
      </span>
    </Button>
  );
}
