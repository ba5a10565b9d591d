import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { ChosenFile } from './chosen-file.tsx';
import { Field, type FieldProps } from './field.tsx';
import { formsTexts } from './forms.texts.ts';

export type FileDropZoneProps = FieldProps & {
  /** The `accept` attribute. It does not limit dropped files, which the caller validates and reports in `error`. */
  accept?: string;
  file: { name: string; size: number } | null;
  onFileChange: (file: File | null) => void;
  disabled?: boolean;
  name?: string;
};

export function FileDropZone(props: FileDropZoneProps) {
  const { label, help, error, required, optional, hideLabel, aside, id } = props;
  const { accept, file, onFileChange, disabled, name } = props;

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onFileChange(event.target.files?.[0] ?? null);
    // Cleared, so that choosing the same file again fires a change event.
    event.target.value = '';
  }

  return (
    <Field {...{ label, help, error, required, optional, hideLabel, aside, id }}>
      {(wiring) => (
        <>
          <input
            {...wiring}
            type="file"
            name={name}
            accept={accept}
            disabled={disabled}
            onChange={choose}
            className="peer sr-only"
          />
          {file ? (
            <ChosenFile
              name={file.name}
              size={file.size}
              onRemove={() => onFileChange(null)}
              disabled={disabled}
            />
          ) : (
            <DropArea
              inputId={wiring.id}
              disabled={disabled}
              hasError={Boolean(error)}
              onDropped={onFileChange}
            />
          )}
        </>
      )}
    </Field>
  );
}

type DropAreaProps = {
  inputId: string;
  disabled: boolean | undefined;
  hasError: boolean;
  onDropped: (file: File) => void;
};

function DropArea({ inputId, disabled, hasError, onDropped }: DropAreaProps) {
  const t = useTranslate();
  const [over, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onDropped(dropped);
  }

  function hover(event: DragEvent) {
    event.preventDefault();
    setOver(!disabled);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra, the input does the same
    <div
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-xl border-2 border-dashed px-6 py-8 text-center outline-offset-2 outline-action transition-colors peer-focus-visible:outline-2',
        // Files cannot be dropped on a touch screen.
        'pointer-coarse:flex-row pointer-coarse:px-4 pointer-coarse:py-4',
        over && 'border-action bg-action-soft',
        !over && (hasError ? 'border-danger bg-surface' : 'border-edge/70 bg-surface'),
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-action-soft text-action">
        <Upload aria-hidden="true" className="size-6" />
      </span>
      <p className="pointer-coarse:hidden text-soft">{t(formsTexts.dropHere)}</p>
      <label
        htmlFor={inputId}
        className={joinClasses(
          buttonClasses({ variant: 'secondary', size: 'sm' }),
          disabled ? 'cursor-not-allowed opacity-50' : 'hover:border-action hover:text-action',
        )}
      >
        {t(formsTexts.browse)}
      </label>
    </div>
  );
}
