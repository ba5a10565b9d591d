import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { collectionTexts as texts } from '#collection/collection.texts.ts';
import type { CollectionRow } from '#collection/contract/collection-facts.ts';
import { useCollection, useCollectionTranslate } from '#collection/web/collection-context.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { AT_END_CLASSES } from '#ui/actions/button-classes.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FieldError } from '#ui/forms/field-error.tsx';
import { usePreview } from '#ui/forms/use-preview.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { useDragPlace } from '#ui/use-drag-place.ts';
import type { FormValues } from './form-values.ts';
import { type GridPicture, picturesAsValues, startingPictures } from './picture-order.ts';

type PictureGridProps = {
  id: string;
  fields: readonly string[];
  row: CollectionRow | undefined;
  errors: Readonly<Record<string, string>>;
  onChange: (values: FormValues) => void;
};

/** Identifies a picture wherever it is moved. */
const keyOf = (picture: GridPicture) =>
  picture.file ? `new ${picture.file.name} ${picture.file.lastModified}` : picture.from;

/** The pictures in order, and how many of those just added did not fit. */
function usePictures(
  fields: readonly string[],
  row: CollectionRow | undefined,
  onChange: (values: FormValues) => void,
) {
  const [pictures, setPictures] = useState(() => startingPictures(fields, row));
  const [leftOut, setLeftOut] = useState(0);

  function put(next: readonly GridPicture[]) {
    setPictures(next);
    setLeftOut(0);
    onChange(picturesAsValues(fields, next, row !== undefined));
  }

  function move(from: number, to: number) {
    const picture = pictures[from];
    if (!picture || to < 0 || to >= pictures.length || from === to) return;
    const others = pictures.filter((_, index) => index !== from);
    put([...others.slice(0, to), picture, ...others.slice(to)]);
  }

  function add(files: readonly File[]) {
    const room = fields.length - pictures.length;
    const isThere = (file: File) => pictures.some((picture) => keyOf(picture) === keyOf({ file }));
    const added = files.filter((file) => !isThere(file));
    put([...pictures, ...added.slice(0, room).map((file) => ({ file }))]);
    setLeftOut(Math.max(0, added.length - room));
  }

  const remove = (index: number) => put(pictures.filter((_, each) => each !== index));
  return { pictures, leftOut, move, add, remove };
}

/** The pictures of an item in order. They can be added, removed and moved, by pointer and by keyboard. */
export function PictureGrid({ id, fields, row, errors, onChange }: PictureGridProps) {
  const t = useCollectionTranslate();
  const { pictures, leftOut, move, add, remove } = usePictures(fields, row, onChange);
  const [dragged, setDragged] = useState<number | null>(null);
  const problems = fields.flatMap((field) => errors[field] ?? []);

  return (
    <div className="grid gap-3">
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture, index) => (
          <Tile
            key={keyOf(picture)}
            picture={picture}
            position={index + 1}
            count={pictures.length}
            isDragged={dragged === index}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
            onDrag={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
            onEnd={() => setDragged(null)}
          />
        ))}
        {pictures.length < fields.length && (
          <li>
            <AddTile id={`${id}-${fields[pictures.length]}`} onAdd={add} />
          </li>
        )}
      </ol>
      <p className="text-muted text-sm">{t(texts.picturesHelp, { n: fields.length })}</p>
      {leftOut > 0 && (
        <p role="status" className="text-sm text-warning">
          {t(texts.picturesLeftOut, { n: leftOut, most: fields.length })}
        </p>
      )}
      {problems.map((problem) => (
        <FieldError key={problem} id={`${id}-pictures-problem`} error={problem} />
      ))}
    </div>
  );
}

/** The address of a picture: a preview of a chosen file, or the stored one. */
function useAddress(picture: GridPicture): string | undefined {
  const { collection } = useCollection();
  const chosen = usePreview(picture.file ?? null);
  const folder = collection.fields[collection.picture ?? '']?.folder;
  if (picture.file) return chosen;
  return folder && uploadAddress(folder, picture.stored);
}

type TileProps = {
  picture: GridPicture;
  position: number;
  count: number;
  isDragged: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDrop: () => void;
  onEnd: () => void;
};

function Tile({ picture, position, count, isDragged, onMove, onRemove, ...dragging }: TileProps) {
  const t = useCollectionTranslate();
  const address = useAddress(picture);
  const { isOver, place } = useDragPlace(dragging);
  const move = (to: number) => {
    if (to >= 0 && to < count) onMove(to);
  };
  return (
    <li
      {...place}
      className={joinClasses(
        'relative grid cursor-grab gap-1 rounded-lg border bg-surface p-2 active:cursor-grabbing',
        isDragged ? 'border-action opacity-60' : 'border-line',
        isOver && !isDragged && 'outline-2 outline-action',
      )}
    >
      <img
        src={address}
        alt={t(texts.pictureNumber, { n: position })}
        className="aspect-square w-full rounded-md bg-canvas object-contain"
      />
      {position === 1 && (
        <span className="absolute start-3 top-3 rounded-full bg-action px-2 py-0.5 font-medium text-on-action text-xs">
          {t(texts.mainPicture)}
        </span>
      )}
      <span className="flex justify-between">
        <span className="flex">
          <IconButton
            size="sm"
            aria-disabled={position === 1 || undefined}
            className={AT_END_CLASSES}
            label={t(texts.moveEarlier, { n: position })}
            icon={<ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() => move(position - 2)}
          />
          <IconButton
            size="sm"
            aria-disabled={position === count || undefined}
            className={AT_END_CLASSES}
            label={t(texts.moveLater, { n: position })}
            icon={<ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />}
            onClick={() => move(position)}
          />
        </span>
        <IconButton
          size="sm"
          label={t(texts.removePicture, { n: position })}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

function AddTile({ id, onAdd }: { id: string; onAdd: (files: readonly File[]) => void }) {
  const t = useCollectionTranslate();
  const [over, setOver] = useState(false);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    onAdd([...(target.files ?? [])]);
    // Cleared, so that choosing the same file again fires a change event.
    target.value = '';
  }

  return (
    <label
      htmlFor={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onAdd([...event.dataTransfer.files]);
      }}
      className={joinClasses(
        'grid h-full min-h-36 cursor-pointer place-content-center justify-items-center gap-2 rounded-lg border-2 border-dashed p-3 text-center text-sm outline-offset-2 outline-action hover:border-action has-focus-visible:outline-2',
        over ? 'border-action bg-action-soft' : 'border-edge/70',
      )}
    >
      <ImagePlus aria-hidden="true" className="size-6 text-action" />
      {t(texts.addPictures)}
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/gif,image/webp"
        onChange={choose}
        className="sr-only"
      />
    </label>
  );
}
