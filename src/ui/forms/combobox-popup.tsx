import { joinClasses } from '#ui/join-classes.ts';
import { popupClasses } from '#ui/overlays/popup-classes.ts';
import { ComboboxList, type ComboboxListProps } from './combobox-list.tsx';

type ComboboxPopupProps = ComboboxListProps & {
  place: Parameters<typeof popupClasses>[0];
  /** Said where there is no option. */
  nothing: string;
};

/** What opens below a box that is searched. */
export function ComboboxPopup({ place, nothing, ...list }: ComboboxPopupProps) {
  return (
    // Pressing in the list must not take the focus out of the box.
    <div
      className={joinClasses(popupClasses(place), 'inset-x-0')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {list.options.length > 0 ? (
        <ComboboxList {...list} />
      ) : (
        <p role="status" className="px-3 py-4 text-center text-muted text-sm">
          {nothing}
        </p>
      )}
    </div>
  );
}
