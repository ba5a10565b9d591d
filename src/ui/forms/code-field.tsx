import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { type CodeDigits, digitsIn, putDigits } from './code-digits.ts';
import { controlClasses } from './control-classes.ts';
import { FieldError } from './field-error.tsx';
import { formsTexts } from './forms.texts.ts';

export type CodeFieldProps = {
  label: string;
  digits: CodeDigits;
  onChange: (digits: CodeDigits) => void;
  /** Called when every box is filled. */
  onComplete: (code: string) => void;
  error?: string;
  disabled?: boolean;
};

type DigitBoxes = Pick<CodeFieldProps, 'digits' | 'onChange' | 'onComplete' | 'disabled'>;

/** Handles typing, pasting and keys in the boxes, and moves the focus. */
function useDigitBoxes({ digits, onChange, onComplete, disabled }: DigitBoxes) {
  const row = useRef<HTMLDivElement>(null);
  const isEmpty = digits.every((digit) => digit === '');

  function focusBox(box: number) {
    const inputs = row.current?.querySelectorAll('input');
    inputs?.[Math.min(Math.max(box, 0), digits.length - 1)]?.focus();
  }

  // Focuses the first box at the start, and whenever the boxes were cleared for another try.
  useEffect(() => {
    if (isEmpty && !disabled) row.current?.querySelector('input')?.focus();
  }, [isEmpty, disabled]);

  function put(box: number, typed: readonly string[]) {
    if (typed.length === 0) return;
    const next = putDigits(digits, box, typed);
    onChange(next);
    focusBox(box + typed.length);
    if (next.every((digit) => digit !== '')) onComplete(next.join(''));
  }

  function change(event: ChangeEvent<HTMLInputElement>, box: number) {
    const typed = digitsIn(event.target.value);
    const before = digits[box] ?? '';
    // Typing over a digit leaves two in the box for a moment; a whole code comes from autofill.
    const isTypedOver = before !== '' && typed.length === 2;
    if (event.target.value === '') onChange(digits.with(box, ''));
    else put(box, isTypedOver ? typed.filter((_, at) => at !== typed.indexOf(before)) : typed);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    put(0, digitsIn(event.clipboardData.getData('text')).slice(0, digits.length));
  }

  function press(event: KeyboardEvent, box: number) {
    if (event.key === 'Backspace' && digits[box] === '' && box > 0) {
      event.preventDefault();
      onChange(digits.with(box - 1, ''));
      focusBox(box - 1);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      focusBox(box + (event.key === 'ArrowLeft' ? -1 : 1));
    }
  }

  return { row, change, paste, press };
}

/** A code with one box per digit, from left to right in every language. */
export function CodeField(props: CodeFieldProps) {
  const { label, digits, error, disabled } = props;
  const t = useTranslate();
  const id = useId();
  const { row, change, paste, press } = useDigitBoxes(props);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="grid gap-1.5">
      <legend className="sr-only">{label}</legend>
      <div ref={row} dir="ltr" className="flex justify-center gap-2 sm:gap-3">
        {digits.map((digit, box) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={box}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={t(formsTexts.digitOf, { digit: box + 1, total: digits.length })}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            value={digit}
            onChange={(event) => change(event, box)}
            onPaste={paste}
            onKeyDown={(event) => press(event, box)}
            onFocus={(event) => event.target.select()}
            className={`${controlClasses} h-14 w-full max-w-13 px-0 text-center font-semibold text-xl tabular-nums`}
          />
        ))}
      </div>
      <div className="flex justify-center">
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </fieldset>
  );
}
