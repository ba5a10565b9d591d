import type { listCompanyBrands } from '#features/products/products.contract.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { findWebAddress } from '#platform/links/web-address.ts';
import { Link } from '#platform/pages/link.tsx';

export type Brand = CallAnswer<typeof listCompanyBrands>['brands'][number];

/** The list of a company's products of one brand. */
export function brandProductsPath(companyId: number, { slug }: Brand): string {
  return `/company/${companyId}?${new URLSearchParams({ tab: 'products', brand: slug })}`;
}

const linkClasses =
  'break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action';

/** A link to the brand's products or, without any, to its own site. The link covers its whole card. */
export function BrandName({ brand, companyId }: { brand: Brand; companyId: number }) {
  const address = brand.link && findWebAddress(brand.link);
  if (brand.products > 0) {
    return (
      <Link to={brandProductsPath(companyId, brand)} className={linkClasses}>
        {brand.name}
      </Link>
    );
  }
  if (!address) return <span className="break-words">{brand.name}</span>;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={linkClasses}>
      {brand.name}
    </a>
  );
}
