import { demoAccounts } from '#demo/demo-accounts.ts';
import { demoCompanies } from '#demo/demo-companies.ts';
import type { DemoCompany } from '#demo/demo-company.ts';
import { demoCompanyDepth } from '#demo/demo-company-depth.ts';
import { drawCompanyCover, drawGallery } from '#demo/demo-company-pictures.ts';
import { drawLogo } from '#demo/demo-logos.ts';
import { insertRows, type NewRow } from '#platform/database/insert-rows.ts';
import { addedAt } from './added-at.ts';
import type { DemoFill } from './demo-fill.ts';
import { drawingStore, storeDrawing } from './store-drawing.ts';

const LOGO_WIDTH = 256;

type NewCompany = NewRow;

const approved = { exhibitorStatus: 1, status: 1 };

const JOINED = { first: 700, last: 50 };
const DAY_MS = 86_400_000;

/** It applied, confirmed its address on the next day, and was approved a day later. */
function momentsOf(createdAt: Date): NewRow {
  return { createdAt, approvedAt: new Date(createdAt.getTime() + 2 * DAY_MS) };
}

type Pictures = { readonly logo: string | null; readonly cover: string | null };

/** What it tells beyond the required facts. */
function depthRow(company: DemoCompany): NewRow {
  const depth = demoCompanyDepth.get(company.key);
  if (!depth) return {};
  const { about } = depth;
  return {
    foundedYear: depth.founded,
    staff: depth.staff,
    spokenLanguages: depth.languages,
    openingHours: depth.hours,
    certificates: depth.certificates,
    whatsapp: depth.whatsapp,
    coordinates: depth.coordinates,
    aboutOffer: about.offer.en,
    aboutOfferAr: about.offer.ar,
    aboutClients: about.clients.en,
    aboutClientsAr: about.clients.ar,
    aboutQuality: about.quality.en,
    aboutQualityAr: about.quality.ar,
    aboutSupport: about.support.en,
    aboutSupportAr: about.support.ar,
    videoLink: depth.video,
  };
}

function companyRow(
  company: DemoCompany,
  pictures: Pictures,
  owner: number | undefined,
): NewCompany {
  return {
    ...approved,
    ownerAccountId: owner,
    name: company.name.en,
    nameAr: company.name.ar,
    country: company.country,
    type: company.type,
    category: company.category,
    description: company.description?.en,
    descriptionAr: company.description?.ar,
    address: company.address?.en,
    addressAr: company.address?.ar,
    website: company.website,
    email: company.email,
    confirmedEmail: company.email,
    phoneCountry: company.phoneCountry,
    phone: company.phone,
    ...pictures,
    city: company.city.en,
    cityAr: company.city.ar,
    ...depthRow(company),
    partnerPosition: company.partner,
    topPosition: company.topExhibitor,
  };
}

async function storeLogo(fill: DemoFill, company: DemoCompany): Promise<string | null> {
  const svg = drawLogo(company);
  if (!svg) return null;
  return storeDrawing(fill.files, 'companies', { key: company.key, svg, width: LOGO_WIDTH });
}

/** Those whose plan shows covers and galleries have them. */
const showsPictures = ({ plan }: DemoCompany) => plan > 1;

const GALLERY_PICTURES = 6;

async function storePictures(
  fill: DemoFill,
  company: DemoCompany,
  store: ReturnType<typeof drawingStore>,
): Promise<Pictures> {
  const logo = await storeLogo(fill, company);
  return { logo, cover: showsPictures(company) ? await store(drawCompanyCover(company)) : null };
}

async function fillGalleries(fill: DemoFill): Promise<void> {
  const store = drawingStore(fill.files, 'gallery');
  const rows = await Promise.all(
    demoCompanies.filter(showsPictures).flatMap((company) =>
      drawGallery(company, GALLERY_PICTURES).map(async ({ title, picture }, position) => ({
        companyId: fill.companyIds.get(company.key) as number,
        title: title.en,
        titleAr: title.ar,
        picture: await store(picture),
        position,
      })),
    ),
  );
  await insertRows(fill.connection, 'company_pictures', rows);
}

const APPLIED_BEFORE_MS = 3 * DAY_MS;

/** Companies that asked to be exhibitors and wait for an answer. */
function applicationRows(fill: DemoFill): NewCompany[] {
  return demoAccounts.flatMap((account) => {
    if (account.role !== 'applicant') return [];
    const { companyName, companyEmail, ...facts } = account.application;
    return [
      {
        ...facts,
        ownerAccountId: fill.accountIds.get(account.email),
        name: companyName.en,
        nameAr: companyName.ar,
        country: 'KW',
        email: companyEmail,
        // Somebody who waits makes the operator's queue worth looking at.
        createdAt: new Date(Date.now() - APPLIED_BEFORE_MS),
      },
    ];
  });
}

function ownersOf(fill: DemoFill): Map<string, number | undefined> {
  return new Map(
    demoAccounts.flatMap((account) =>
      account.role === 'exhibitor'
        ? [[account.companyKey, fill.accountIds.get(account.email)] as const]
        : [],
    ),
  );
}

export async function fillCompanies(fill: DemoFill): Promise<void> {
  const owners = ownersOf(fill);
  const store = drawingStore(fill.files, 'companies');
  const joinedAt = addedAt(fill, 'companies', demoCompanies.length, JOINED);
  const rows = await Promise.all(
    demoCompanies.map(async (company, position) => ({
      ...companyRow(company, await storePictures(fill, company, store), owners.get(company.key)),
      ...momentsOf(joinedAt(position)),
    })),
  );
  const made = await insertRows(fill.connection, 'companies', rows);
  // The database itself notes when an address is confirmed: now.
  await fill.connection.query(`
    update companies set confirmed_at = created_at + interval '1 day' where confirmed_at is not null`);
  const idOf = new Map(made.map(({ email, id }) => [email, id]));
  for (const { key, email } of demoCompanies) fill.companyIds.set(key, idOf.get(email) as number);
  await insertRows(fill.connection, 'companies', applicationRows(fill));
  await fillGalleries(fill);
}
