import { ChevronDown, X } from 'lucide-react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { formsTexts } from './forms.texts.ts';

const smallButton = 'grid size-8 place-items-center rounded-md hover:bg-sunken hover:text-ink';

type ComboboxButtonsProps = {
  clearable: boolean;
  disabled: boolean | undefined;
  onClear: () => void;
  onToggle: () => void;
};

export function ComboboxButtons({ clearable, disabled, onClear, onToggle }: ComboboxButtonsProps) {
  const t = useTranslate();
  return (
    <div className="absolute inset-y-0 end-1.5 flex items-center text-muted">
      {clearable && (
        <button
          type="button"
          aria-label={t(uiTexts.clear)}
          onClick={onClear}
          className={smallButton}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-label={t(formsTexts.open)}
        disabled={disabled}
        onClick={onToggle}
        className={smallButton}
      >
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
