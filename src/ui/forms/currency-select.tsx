import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { usedCurrencies } from '#platform/money/country-currency.ts';
import { Select, type SelectProps } from './select.tsx';

/** A currency by its letters and its name; one that is stored already is always among them. */
export function CurrencySelect(props: Omit<SelectProps, 'options'>) {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'currency', fallback: 'code' });
  const stored = String(props.value ?? '');
  const codes = [...new Set([...usedCurrencies, ...(isCode(stored) ? [stored] : [])])];
  const options = codes.map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }));
  return <Select {...props} placeholder="–" options={options} />;
}

const isCode = (text: string) => /^[A-Z]{3}$/.test(text);
