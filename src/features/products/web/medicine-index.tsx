import type { listMedicines } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';

export type Generic = CallAnswer<typeof listMedicines>['generics'][number];

const gridClasses = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

type LetterGroup = { readonly letter: string; readonly generics: Generic[] };

/** Groups generics, which are sorted by name, by their first letter. */
export function groupByLetter(generics: readonly Generic[]): readonly LetterGroup[] {
  const groups: LetterGroup[] = [];
  for (const generic of generics) {
    const last = groups.at(-1);
    if (last?.letter === generic.letter) last.generics.push(generic);
    else groups.push({ letter: generic.letter, generics: [generic] });
  }
  return groups;
}

export function MedicineIndex({ generics }: { generics: readonly Generic[] }) {
  const t = useTranslate();
  return (
    <div className="grid gap-8">
      {groupByLetter(generics).map(({ letter, generics: group }) => (
        <section key={letter} className="scroll-mt-36">
          <h2 className="mb-3 flex items-center gap-4 font-semibold text-sand text-xl after:h-px after:grow after:bg-line">
            {letter === '0' ? t(medicinesTexts.digits) : letter.toUpperCase()}
          </h2>
          <ul className={gridClasses}>
            {group.map((generic) => (
              <GenericCard key={generic.slug} generic={generic} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function GenericCard({ generic }: { generic: Generic }) {
  const t = useTranslate();
  const unnamed = Math.max(0, generic.brands - generic.brand_names.length);
  return (
    <Card as="li" interactive padding="none">
      <div className="flex h-full flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-semibold text-lg leading-snug">
            <Link
              to={`/rx/${encodeURIComponent(generic.slug)}`}
              className="break-words outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-action"
            >
              {generic.name}
            </Link>
          </h3>
          {generic.code && (
            <bdi className="shrink-0 pt-1 font-mono text-muted text-xs">{generic.code}</bdi>
          )}
        </div>
        <p className="mt-1 text-muted text-sm">
          {[
            generic.category,
            generic.brands > 0 && t(medicinesTexts.brandCount, { count: generic.brands }),
            t(medicinesTexts.productCount, { count: generic.products }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {generic.brand_names.length > 0 && (
          <ul className="mt-auto flex flex-wrap gap-1.5 pt-4">
            {generic.brand_names.map((name) => (
              <li key={name} className="max-w-full">
                <Badge tone="accent">{name}</Badge>
              </li>
            ))}
            {unnamed > 0 && (
              <li>
                <Badge>{t(medicinesTexts.moreBrands, { count: unnamed })}</Badge>
              </li>
            )}
          </ul>
        )}
      </div>
    </Card>
  );
}

export function MedicineIndexSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className={gridClasses}>
      <span className="sr-only">{label}</span>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((place) => (
        <Skeleton key={place} shape="block" className="aspect-auto h-36" />
      ))}
    </div>
  );
}
