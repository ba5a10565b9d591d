import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { listMedicineFilters, type MedicineFilter } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { Button } from '#ui/actions/button.tsx';
import { Combobox } from '#ui/forms/combobox.tsx';
import { SearchField } from '#ui/forms/search-field.tsx';
import { joinClasses } from '#ui/join-classes.ts';

const choices = [
  { name: 'generic', options: 'generics', text: medicinesTexts.generic },
  { name: 'brand', options: 'brands', text: medicinesTexts.brand },
  { name: 'form', options: 'forms', text: medicinesTexts.form },
  { name: 'company', options: 'companies', text: medicinesTexts.company },
] as const;

type MedicineFiltersProps = {
  filter: MedicineFilter;
  onChange: (changes: MedicineFilter) => void;
};

export function MedicineFilters({ filter, onChange }: MedicineFiltersProps) {
  const t = useTranslate();
  const local = useLocalPath();
  const id = useId();
  const [unfolded, setUnfolded] = useState(false);
  const { data } = useCall(listMedicineFilters, {});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  }

  return (
    <search className="mb-5 grid grid-cols-[minmax(0,1fr)_auto] gap-3">
      <form action={local('/rx')} onSubmit={submit} className="sm:col-span-2">
        <SearchField
          label={t(medicinesTexts.searchLabel)}
          hideLabel
          name="search"
          maxLength={100}
          placeholder={t(medicinesTexts.searchPlaceholder)}
          value={filter.search ?? ''}
          onSearch={(search) => onChange({ search })}
        />
      </form>
      <UnfoldButton
        chosen={choices.filter(({ name }) => filter[name]).length}
        unfolded={unfolded}
        controls={id}
        onPress={() => setUnfolded(!unfolded)}
      />
      <div
        id={id}
        className={joinClasses(
          'col-span-2 gap-3 sm:grid sm:grid-cols-2 lg:grid-cols-4',
          unfolded ? 'grid' : 'hidden',
        )}
      >
        {choices.map(({ name, options, text }) => (
          <Combobox
            key={name}
            label={t(text)}
            placeholder={t(medicinesTexts.any)}
            value={filter[name] ?? null}
            onValueChange={(value) => onChange({ [name]: value ?? '' })}
            options={(data?.[options] ?? []).map((option) => ({
              value: option.value,
              label: t(medicinesTexts.optionCount, {
                name: option.name,
                count: option.products,
              }),
            }))}
          />
        ))}
      </div>
    </search>
  );
}

type UnfoldButtonProps = {
  /** The number of active filters. */
  chosen: number;
  unfolded: boolean;
  controls: string;
  onPress: () => void;
};

/** On a phone the filters are collapsed; the button shows how many are active. */
function UnfoldButton({ chosen, unfolded, controls, onPress }: UnfoldButtonProps) {
  const t = useTranslate();
  return (
    <Button
      variant="secondary"
      className="sm:hidden"
      icon={<SlidersHorizontal aria-hidden="true" />}
      aria-expanded={unfolded}
      aria-controls={controls}
      onClick={onPress}
    >
      {chosen > 0 && <span aria-hidden="true">{chosen}</span>}
      <span className="sr-only">
        {chosen > 0
          ? t(medicinesTexts.filtersChosen, { count: chosen })
          : t(medicinesTexts.filters)}
      </span>
    </Button>
  );
}
