import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { usedCurrencies } from '#platform/money/country-currency.ts';
import { currencyName } from '#platform/money/currency-name.ts';
import { Select, type SelectProps } from './select.tsx';

/** A select of currencies by code and name; a stored one is always included. */
export function CurrencySelect(props: Omit<SelectProps, 'options'>) {
  const language = useLanguage();
  const stored = String(props.value ?? '');
  const codes = [...new Set([...usedCurrencies, ...(isCode(stored) ? [stored] : [])])];
  const options = codes.map((code) => ({
    value: code,
    label: `${code} · ${currencyName(code, language)}`,
  }));
  return <Select {...props} placeholder="–" options={options} />;
}

const isCode = (text: string) => /^[A-Z]{3}$/.test(text);
