import { Building2, Check, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { countsAs } from '#features/companies/public.ts';
import { documentText, productDocuments } from '#features/products/product-documents.ts';
import {
  listProductsBeside,
  type Product,
  type ProductDetail,
} from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link, useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Card } from '#ui/layout/card.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductGrid } from './product-grid.tsx';
import { characteristicsOf, detailFacts, leafletFacts } from './shown-facts.ts';

/** Everything about a product below the head of its page. */
export function ProductMore({ product }: { product: ProductDetail }) {
  return (
    <>
      <div className="mt-12 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-8">
          <Characteristics product={product} />
          <Leaflet product={product} />
          <Details product={product} />
        </div>
        <div className="grid gap-5 lg:sticky lg:top-24">
          <SupplierCard product={product} />
          <Documents product={product} />
        </div>
      </div>
      <RelatedProducts product={product} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-semibold text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Characteristics({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const all = characteristicsOf(product);
  if (all.length === 0) return null;
  return (
    <Section title={t(productsTexts.characteristics)}>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {all.map((each) => (
          <li key={each} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-action" />
            <span className="block min-w-0 break-words first-letter:uppercase">{each}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Leaflet({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const facts = leafletFacts(product);
  if (facts.length === 0) return null;
  return (
    <Card as="section" tone="sand" padding="lg">
      <dl className="grid gap-5">
        {facts.map(({ fact, term, value }) => (
          <div key={fact}>
            <dt className="font-semibold">{t(term)}</dt>
            <dd className="measure mt-1 whitespace-pre-line break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Details({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const facts = detailFacts(product);
  if (facts.length === 0) return null;
  return (
    <Section title={t(productsTexts.details)}>
      <Card padding="lg">
        <ProductFields product={product} facts={facts} />
      </Card>
    </Section>
  );
}

function SupplierCard({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const local = useLocalPath();
  const { company_id, company_name, company_logo } = product;
  return (
    <Card as="section">
      <h2 className="text-muted text-sm">{t(productsTexts.supplier)}</h2>
      <div className="mt-3 flex items-center gap-3">
        <Avatar
          name={company_name}
          src={company_logo ? uploadAddress('companies', company_logo) : null}
        />
        <div className="min-w-0">
          <p className="break-words font-semibold leading-snug">
            <Link
              to={`/company/${company_id}`}
              className="underline-offset-4 hover:text-action hover:underline"
            >
              {company_name}
            </Link>
          </p>
          <p className="text-muted text-sm">
            {product.company_type_name} · {product.country_name}
          </p>
        </div>
      </div>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 print:hidden">
        <Button
          variant="secondary"
          href={local(`/company/${company_id}`)}
          icon={<Building2 aria-hidden="true" />}
        >
          {t(productsTexts.openCompany)}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          className="wrap-anywhere text-center"
          href={local(`/company/${company_id}?tab=products`)}
        >
          {t(productsTexts.moreOfCompany, { company: company_name })}
        </Button>
      </div>
    </Card>
  );
}

function Documents({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const documents = productDocuments.flatMap((name) => {
    const file = product[name];
    return file ? [{ name, file }] : [];
  });
  if (documents.length === 0) return null;
  return (
    <Card as="section" padding="none" className="print:hidden">
      <h2 className="px-5 pt-5 pb-2 text-muted text-sm">{t(productsTexts.documents)}</h2>
      <ul className="divide-y divide-line">
        {documents.map(({ name, file }) => (
          <li key={name}>
            <a
              href={uploadAddress('product-documents', file)}
              {...countsAs('brochure', product.company_id)}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-12 items-center gap-3 px-5 hover:bg-action-soft hover:text-action"
            >
              <FileText aria-hidden="true" className="size-5 shrink-0 text-action" />
              <span className="grow font-medium">{t(documentText(name))}</span>
              <span className="text-muted text-xs">{t(productsTexts.documentKind)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Similar products, and others of the same company. */
function RelatedProducts({ product }: { product: ProductDetail }) {
  const t = useTranslate();
  const { data } = useCall(listProductsBeside, { id: String(product.product_id) });
  const company = product.company_name;
  const { related = [], of_company: own = [] } = data ?? {};
  // If only one or two are similar, they share a row with the company's own, instead of two rows with gaps.
  const share = own.length > 0 ? shares[related.length] : undefined;
  return (
    <div className={share && sharedRowClasses}>
      <Row title={t(productsTexts.related)} products={related} className={share?.alike} />
      <Row
        title={t(productsTexts.othersOf, { company })}
        products={own}
        withCompany={false}
        className={share?.own}
      />
    </div>
  );
}

/** Cards side by side have equal heights, whichever heading they are under. */
const sharedRowClasses =
  'md:grid md:grid-cols-4 md:gap-x-4 md:[&_section]:flex md:[&_section]:h-full md:[&_section]:flex-col md:[&_ul]:grow';

/** How a row of four is shared, by the number of similar products; on a phone each list has rows of its own. */
const shares: Readonly<Record<number, { alike: string; own: string }>> = {
  1: {
    alike: 'md:[&_ul]:grid-cols-1',
    own: 'md:col-span-3 md:[&_ul]:grid-cols-3 md:[&_li:nth-child(n+4)]:hidden',
  },
  2: {
    alike: 'md:col-span-2 md:[&_ul]:grid-cols-2',
    own: 'md:col-span-2 md:[&_ul]:grid-cols-2 md:[&_li:nth-child(n+3)]:hidden',
  },
};

type RowProps = {
  title: string;
  products: readonly Product[];
  withCompany?: boolean;
  className?: string;
};

function Row({ title, products, withCompany, className }: RowProps) {
  if (products.length === 0) return null;
  return (
    <div className={joinClasses('mt-12 print:hidden', className)}>
      <Section title={title}>
        <ProductGrid products={products} row below level={3} withCompany={withCompany} />
      </Section>
    </div>
  );
}
