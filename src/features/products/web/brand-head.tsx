import { productsTexts } from '#features/products/products.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { type Brand, BrandName } from './brand-name.tsx';

type BrandHeadProps = { brand: Brand; companyId: number; size: 'md' | 'lg' };

/** A brand's logo and name, with its number of products. */
export function BrandHead({ brand, companyId, size }: BrandHeadProps) {
  const t = useTranslate();
  return (
    <>
      <Avatar name={brand.name} src={brand.logo_path} size={size} shape="square" />
      <div className="min-w-0">
        <h3 className={size === 'lg' ? 'font-semibold text-xl' : 'font-semibold'}>
          <BrandName brand={brand} companyId={companyId} />
        </h3>
        {brand.products > 0 && (
          <p className="text-muted text-sm">
            {t(productsTexts.brandProducts, { count: brand.products })}
          </p>
        )}
      </div>
    </>
  );
}
