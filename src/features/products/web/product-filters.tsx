import type { FormEvent } from 'react';
import { listProductCategories, type ProductFilter } from '#features/products/products.contract.ts';
import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { SearchField } from '#ui/forms/search-field.tsx';
import { Select } from '#ui/forms/select.tsx';
import { useProductsCountry } from './use-products-country.ts';

type ProductFiltersProps = {
  filter: ProductFilter;
  onChange: (changes: ProductFilter) => void;
};

/** A real form: before any script has come, Enter asks the server. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const country = useProductsCountry();
  const { data } = useCall(listProductCategories, { country });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  }

  return (
    <search className="mb-8">
      <form
        action={local('/products')}
        onSubmit={submit}
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
      >
        <SearchField
          label={t(productsTexts.searchLabel)}
          hideLabel
          name="search"
          maxLength={100}
          placeholder={t(productsTexts.searchPlaceholder)}
          value={filter.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
        <Select
          label={t(productsTexts.category)}
          hideLabel
          name="category"
          placeholder={t(productsTexts.allCategories)}
          value={filter.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value })}
          options={(data?.categories ?? []).map(({ slug, name, products }) => ({
            value: slug,
            label: t(productsTexts.categoryCount, { name, count: products }),
          }))}
        />
      </form>
    </search>
  );
}
