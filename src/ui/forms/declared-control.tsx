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
  /** The name of the file that is stored now. */
  stored?: string | null;
  /** Words that were used before, offered while one types. */
  suggestions?: readonly string[];
  onChange: (value: string | File | null) => void;
};

const inputTypes = {
  date: 'date',
  time: 'time',
  link: 'url',
  email: 'email',
  phone: 'tel',
  // The browser's own kind takes no Arabic-Indic digits; the field's rules read both.
  number: 'text',
} as const;

/** Counters stand where a text can outgrow a line; short ones say nothing of their limit. */
const COUNTED_FROM = 150;

/** The control of one field; what kind it is decides which. */
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
    // A status is one or the other; nothing is no choice.
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
  // What is asked for in Arabic stands on Arabic's side, beside its English too.
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
