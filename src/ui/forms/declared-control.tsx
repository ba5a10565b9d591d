import type { DeclaredField } from '#platform/fields/declared-field.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { CharacterCounter } from './character-counter.tsx';
import { CountryChoice } from './country-choice.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { formsTexts } from './forms.texts.ts';
import { Select } from './select.tsx';
import { StoredFileField } from './stored-file-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

export type FieldControlProps = {
  id: string;
  name: string;
  field: DeclaredField;
  value: string | File | null;
  error?: string;
  /** The name of the stored file. */
  stored?: string | null;
  /** Words used before, suggested while one types. */
  suggestions?: readonly string[];
  onChange: (value: string | File | null) => void;
};

const inputTypes = {
  date: 'date',
  time: 'time',
  link: 'url',
  email: 'email',
  phone: 'tel',
  // An input of type number accepts no Arabic-Indic digits; the field's schema reads both.
  number: 'text',
} as const;

/** A counter is shown from this limit on, where a text can outgrow its line. */
const COUNTED_FROM = 150;

/** The control of a declared field, chosen by its kind. */
export function FieldControl(props: FieldControlProps) {
  const { id, name, field, value, error, onChange } = props;
  const t = useTranslate();
  const shared = {
    id,
    name,
    error,
    label: t(field.label),
    help: field.help && t(field.help),
    required: field.required,
  };
  if (field.kind === 'file') {
    const file = value instanceof File ? value : null;
    const stored = props.stored ?? null;
    return <StoredFileField {...{ ...shared, field, file, stored }} onFileChange={onChange} />;
  }
  const control = {
    ...shared,
    value: String(value ?? ''),
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  if (field.kind === 'choice' || field.kind === 'status') {
    const options = (field.choices ?? []).map((choice) => ({
      value: choice.value,
      label: t(choice.label),
    }));
    // A status always has one of its values.
    const nothing = field.required ? t(formsTexts.choose) : '–';
    const placeholder = field.kind === 'choice' ? nothing : undefined;
    return <Select {...control} placeholder={placeholder} options={options} />;
  }
  if (field.offered === 'currencies') return <CurrencySelect {...control} />;
  if (field.offered === 'countries') {
    const { suggestions = [] } = props;
    return (
      <CountryChoice
        {...shared}
        value={control.value}
        offered={suggestions}
        onValueChange={onChange}
      />
    );
  }
  // Arabic fields are right-aligned even when empty, also beside their English ones.
  const direction = name.endsWith('_ar') ? 'rtl' : 'auto';
  if (field.kind === 'lines') {
    return <TextArea {...control} limit={field.maxLength} dir={direction} />;
  }
  const limit = field.maxLength;
  const counts = field.kind === 'line' && limit !== undefined && limit >= COUNTED_FROM;
  return (
    <TextField
      {...control}
      type={field.kind === 'line' ? 'text' : inputTypes[field.kind]}
      dir={field.kind === 'line' ? direction : undefined}
      inputMode={field.kind === 'number' ? 'numeric' : undefined}
      suggestions={props.suggestions}
      aside={counts && <CharacterCounter used={control.value.length} limit={limit} />}
    />
  );
}
