import { Globe, Link2, Mail, MapPin, Navigation, Phone, Play } from 'lucide-react';
import type { Company } from '#features/companies/companies.contract.ts';
import { companiesTexts } from '#features/companies/companies.texts.ts';
import { companyPageTexts as texts } from '#features/companies/company-page.texts.ts';
import { countsAs } from '#features/companies/contact-clicks/contact-kinds.ts';
import { companyFactsTexts as factTexts } from '#features/companies/profile/company-facts.texts.ts';
import { coordinatesOf, mapsLink } from '#platform/geo/coordinates.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { pagePart, useWantedPart } from '#platform/pages/page-part.ts';
import { OutsideLink } from '#ui/actions/outside-link.tsx';
import { IconFact } from '#ui/display/icon-fact.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CompanyFactStrip } from './company-fact-strip.tsx';
import { companyFacts, linkOf } from './company-facts.ts';
import { CompanyGallery } from './company-gallery.tsx';

const linkClasses = 'break-words text-action underline-offset-4 hover:underline';

/** The COMPANY tab: facts, description, gallery and highlights. */
export function CompanyAbout({ company }: { company: Company }) {
  return (
    <>
      <CompanyFactStrip company={company} />
      {hasSomethingToSay(company) ? (
        <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-12">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <Description company={company} />
            <VideoLink company={company} />
            <CompanyGallery pictures={company.gallery} />
          </div>
          <Contact company={company} />
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Description company={company} />
          <Contact company={company} wide />
        </div>
      )}
      {!companyFacts(company).description && <Others company={company} />}
    </>
  );
}

/** Beside a single sentence, a contact column would look lost. */
function hasSomethingToSay(company: Company): boolean {
  const { sections, gallery, video } = company;
  return Boolean(companyFacts(company).description || video || sections.length + gallery.length);
}

function Description({ company }: { company: Company }) {
  const t = useTranslate();
  const { description } = companyFacts(company);
  return (
    <section>
      <h2 className="mb-3 font-semibold text-xl">
        {t(companiesTexts.about, { company: company.company_name })}
      </h2>
      {description ? (
        <p className="measure whitespace-pre-line text-lg text-soft">{description}</p>
      ) : (
        <NothingSaid company={company} />
      )}
      {company.sections.length > 0 && (
        <div className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-2">
          {company.sections.map(({ name, text }) => (
            <section key={name} className="border-action border-s-2 ps-4">
              <h3 className="mb-1.5 font-semibold">{t(factTexts[name])}</h3>
              <p className="whitespace-pre-line break-words text-soft">{text}</p>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

/** For a company without a description: suggests an enquiry. */
function NothingSaid({ company }: { company: Company }) {
  const t = useTranslate();
  return (
    <p className="measure text-lg text-soft">
      {t(texts.nothingSaid, { company: company.company_name })}
    </p>
  );
}

const othersPart = pagePart(() => import('./other-companies.tsx'));

/** Other companies, as an alternative to asking this one. */
function Others({ company }: { company: Company }) {
  const others = useWantedPart(othersPart, true);
  return others && <others.OtherCompanies company={company} />;
}

/** A link to a video on another site; the page loads nothing from there. */
function VideoLink({ company }: { company: Company }) {
  const t = useTranslate();
  const { video, company_name: name } = company;
  if (!video) return null;
  return (
    <Card interactive tone="sunken" className="print:hidden">
      <OutsideLink
        href={video.href}
        className="flex items-center gap-4 outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
      >
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-action text-on-action">
          <Play aria-hidden="true" className="ms-0.5 size-6 fill-current" />
        </span>
        <span className="min-w-0">
          <span className="block break-words font-semibold">
            {t(texts.watch, { company: name })}
          </span>
          <span className="text-muted text-sm">{t(texts.watchOn, { host: video.host })}</span>
        </span>
      </OutsideLink>
    </Card>
  );
}

/** Contact facts, one below the other, or side by side if `wide`. */
function Contact({ company, wide = false }: { company: Company; wide?: boolean }) {
  const t = useTranslate();
  return (
    <Card as="section" className={wide ? undefined : 'lg:sticky lg:top-36'}>
      <h2 className="mb-4 font-semibold text-lg">{t(companiesTexts.contact)}</h2>
      <ContactFacts company={company} wide={wide} />
      <Place company={company} />
    </Card>
  );
}

function ContactFacts({ company, wide }: { company: Company; wide: boolean }) {
  const t = useTranslate();
  const facts = companyFacts(company);
  const missing = t(companiesTexts.missing);
  return (
    <dl className={wide ? 'flex flex-wrap gap-x-12 gap-y-4 max-sm:flex-col' : 'grid gap-4'}>
      <IconFact icon={<Globe />} term={t(companiesTexts.website)}>
        {facts.website ? (
          <OutsideLink
            href={facts.website.href}
            {...countsAs('website', company.id)}
            className={linkClasses}
          >
            <bdi>{facts.website.label}</bdi>
          </OutsideLink>
        ) : (
          missing
        )}
      </IconFact>
      <IconFact icon={<Phone />} term={t(companiesTexts.phone)}>
        {facts.phone ? (
          <a
            href={`tel:${facts.phone.replaceAll(' ', '')}`}
            {...countsAs('phone', company.id)}
            className={linkClasses}
          >
            <bdi>{facts.phone}</bdi>
          </a>
        ) : (
          missing
        )}
      </IconFact>
      <IconFact icon={<Mail />} term={t(companiesTexts.email)}>
        {facts.email ? (
          <a href={`mailto:${facts.email}`} className={linkClasses}>
            <bdi>{facts.email}</bdi>
          </a>
        ) : (
          missing
        )}
      </IconFact>
      <IconFact icon={<MapPin />} term={t(companiesTexts.address)}>
        {facts.address ?? missing}
      </IconFact>
      <MoreLinks links={company.social_links} />
    </dl>
  );
}

function MoreLinks({ links }: { links: Company['social_links'] }) {
  const t = useTranslate();
  const more = links.flatMap((link) => linkOf(link) ?? []);
  if (more.length === 0) return null;
  return (
    <IconFact icon={<Link2 />} term={t(texts.moreLinks)}>
      <ul>
        {more.map(({ href, label }) => (
          <li key={href}>
            <OutsideLink href={href} className={linkClasses}>
              <bdi>{label}</bdi>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </IconFact>
  );
}

function Place({ company }: { company: Company }) {
  const t = useTranslate();
  const place = coordinatesOf(company.coordinates);
  if (!place) return null;
  return (
    <OutsideLink
      href={mapsLink(place)}
      className="mt-5 flex items-center gap-3 rounded-lg bg-sunken p-4 ring-1 ring-line ring-inset hover:ring-action"
    >
      <Navigation aria-hidden="true" className="size-5 shrink-0 text-action rtl:-scale-x-100" />
      <span className="min-w-0">
        <span className="block font-medium text-action">{t(texts.openInMaps)}</span>
        <bdi className="block text-muted text-sm tabular-nums" dir="ltr">
          {place.latitude.toFixed(4)}, {place.longitude.toFixed(4)}
        </bdi>
      </span>
    </OutsideLink>
  );
}
