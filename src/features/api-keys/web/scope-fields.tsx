import { apiKeysTexts as texts } from '#features/api-keys/api-keys.texts.ts';
import { type KeyArea, type KeyScope, keyAreas } from '#features/api-keys/key-scopes.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { Select } from '#ui/forms/select.tsx';

type ScopeFieldsProps = {
  scopes: readonly KeyScope[];
  error: string | undefined;
  onChange: (scopes: readonly KeyScope[]) => void;
};

/** One choice per area: no access, read, or write. */
export function ScopeFields({ scopes, error, onChange }: ScopeFieldsProps) {
  const t = useTranslate();
  const rightOf = (area: KeyArea) =>
    scopes.find((scope) => scope.startsWith(`${area}:`))?.split(':')[1] ?? '';

  function give(area: KeyArea, right: string) {
    const others = scopes.filter((scope) => !scope.startsWith(`${area}:`));
    onChange(right === '' ? others : [...others, `${area}:${right}` as KeyScope]);
  }

  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <legend className="float-start w-full font-medium">{t(texts.scopes)}</legend>
      <p className="-mt-3 text-muted text-sm">{t(texts.scopesHelp)}</p>
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {keyAreas.map((area) => (
          <Select
            key={area}
            label={t(texts[area])}
            value={rightOf(area)}
            onChange={({ target }) => give(area, target.value)}
            options={[
              { value: '', label: t(texts.nothing) },
              { value: 'read', label: t(texts.read) },
              { value: 'write', label: t(texts.write) },
            ]}
          />
        ))}
      </div>
    </fieldset>
  );
}
