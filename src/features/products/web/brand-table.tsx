import { showAmount } from '#features/products/medicine-amounts.ts';
import type { findGeneric } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { formatMoney } from '#platform/money/format-money.ts';
import { Link } from '#platform/pages/link.tsx';
import { Table } from '#ui/display/table.tsx';
import type { TableColumn } from '#ui/display/table-columns.ts';
import { ProductPrice } from './product-price.tsx';

export type ComparedProduct = CallAnswer<typeof findGeneric>['products'][number];

const linkClasses = 'underline-offset-4 hover:underline';

function BrandCell({ row }: { row: ComparedProduct }) {
  return (
    <span className="flex items-center gap-3">
      {row.product_image && (
        <img
          src={uploadAddress('products', row.product_image)}
          alt=""
          width={64}
          height={48}
          loading="lazy"
          decoding="async"
          className="h-12 w-16 shrink-0 rounded-md object-cover"
        />
      )}
      <Link
        to={`/product/${row.product_id}`}
        className={`font-semibold text-action ${linkClasses}`}
      >
        {row.brand_name ?? row.item_name}
      </Link>
    </span>
  );
}

function PriceCell({ row }: { row: ComparedProduct }) {
  const t = useTranslate();
  return (
    <span>
      <span className="font-semibold">
        <ProductPrice product={row} />
      </span>
      {row.converted && (
        <bdi className="block whitespace-nowrap text-muted text-xs tabular-nums">
          {t(medicinesTexts.about, {
            price: formatMoney(t, row.converted.price, row.converted.currency),
          })}
        </bdi>
      )}
    </span>
  );
}

function useColumns(): readonly TableColumn<ComparedProduct>[] {
  const t = useTranslate();
  const language = useLanguage();
  const missing = t(medicinesTexts.missing);
  return [
    {
      key: 'brand',
      header: t(medicinesTexts.brand),
      primary: true,
      cell: (row) => <BrandCell row={row} />,
    },
    {
      key: 'company',
      header: t(medicinesTexts.company),
      cell: (row) => (
        <span className="text-end @min-[44rem]:text-start">
          <Link to={`/company/${row.company_id}`} className={linkClasses}>
            {row.company_name}
          </Link>
          <span className="block text-muted text-xs">
            {row.country_name}
            {row.is_own_country && ` · ${t(medicinesTexts.yourCountry)}`}
          </span>
        </span>
      ),
    },
    {
      key: 'strength',
      header: t(medicinesTexts.strength),
      cell: (row) => (
        <bdi>{row.item_strength ? showAmount(row.item_strength, language) : missing}</bdi>
      ),
    },
    { key: 'form', header: t(medicinesTexts.form), cell: (row) => row.dosage_form ?? missing },
    {
      key: 'package',
      header: t(medicinesTexts.package),
      cell: (row) => row.package_size ?? missing,
    },
    {
      key: 'price',
      header: t(medicinesTexts.price),
      numeric: true,
      cell: (row) => (row.avg_retail_price === null ? missing : <PriceCell row={row} />),
    },
  ];
}

/** The brands of one generic in a table; on a phone one card for each. */
export function BrandTable(props: { generic: string; products: readonly ComparedProduct[] }) {
  const t = useTranslate();
  return (
    <Table
      caption={t(medicinesTexts.compare, { generic: props.generic })}
      columns={useColumns()}
      rows={props.products}
      rowKey={(row) => row.product_id}
      rowName={(row) => row.brand_name ?? row.item_name}
    />
  );
}
