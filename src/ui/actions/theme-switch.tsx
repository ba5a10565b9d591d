import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { uiTexts } from '#ui/ui.texts.ts';
import { chooseTheme, readTheme, subscribeTheme, themeChoices } from './theme.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };
const names = { light: uiTexts.themeLight, dark: uiTexts.themeDark, system: uiTexts.themeSystem };

export function ThemeSwitch() {
  const t = useTranslate();
  const group = useId();
  const chosen = useSyncExternalStore(subscribeTheme, readTheme, () => 'system' as const);
  return (
    <fieldset className="inline-flex rounded-full border border-line bg-sunken p-0.5">
      <legend className="sr-only">{t(uiTexts.theme)}</legend>
      {themeChoices.map((choice) => {
        const Icon = icons[choice];
        return (
          <label
            key={choice}
            title={t(names[choice])}
            className="relative grid size-8 place-items-center rounded-full text-muted outline-offset-2 outline-action transition-colors hover:text-ink has-checked:bg-surface has-checked:text-action has-checked:shadow-card has-focus-visible:outline-2 pointer-coarse:size-11"
          >
            <input
              type="radio"
              name={group}
              value={choice}
              checked={chosen === choice}
              onChange={() => chooseTheme(choice)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon aria-hidden="true" className="size-4" />
            <span className="sr-only">{t(names[choice])}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
