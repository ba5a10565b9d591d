import { BookOpen, ExternalLink } from 'lucide-react';
import type { listCatalogs } from '#features/catalogs/catalogs.contract.ts';
import { catalogsTexts } from '#features/catalogs/catalogs.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Card } from '#ui/layout/card.tsx';

export type Catalog = CallAnswer<typeof listCatalogs>['catalogs'][number];

type CatalogCardProps = {
  catalog: Catalog;
  /** Left out where the page is the company's own. */
  withCompany: boolean;
  level: 2 | 3;
};

export function CatalogCard({ catalog, withCompany, level }: CatalogCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Card as="li" padding="none" className="appear-on-scroll flex flex-col overflow-clip">
      <div className="flex grow flex-col gap-4 p-5 sm:p-6">
        {withCompany ? <Publisher catalog={catalog} /> : <BookMark />}
        <div className="min-w-0">
          <Heading className="line-clamp-3 break-words font-semibold text-lg">
            {catalog.title}
          </Heading>
          {catalog.sub_title && (
            <p className="mt-2 line-clamp-4 break-words text-soft">{catalog.sub_title}</p>
          )}
        </div>
      </div>
      <div className="border-line border-t px-5 py-4 sm:px-6">
        <ViewButton catalog={catalog} />
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
      <Avatar name={name} src={logo && uploadAddress('companies', logo)} />
      <span className="line-clamp-2 min-w-0 break-words">{name}</span>
    </Link>
  );
}

function BookMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-12 place-items-center rounded-lg bg-sand-soft text-sand"
    >
      <BookOpen className="size-6" />
    </span>
  );
}

function ViewButton({ catalog: { title, link } }: { catalog: Catalog }) {
  const t = useTranslate();
  if (!link) {
    return (
      <Button variant="secondary" size="sm" wide disabled>
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
      href={link}
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
