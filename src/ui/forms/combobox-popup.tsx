import { joinClasses } from '#ui/join-classes.ts';
import { popupClasses } from '#ui/overlays/popup-classes.ts';
import { ComboboxList, type ComboboxListProps } from './combobox-list.tsx';

type ComboboxPopupProps = ComboboxListProps & {
  place: Parameters<typeof popupClasses>[0];
  /** Shown if there is no option. */
  nothing: string;
};

/** The popup of a combobox. */
export function ComboboxPopup({ place, nothing, ...list }: ComboboxPopupProps) {
  return (
    // Keeps the focus in the input when the list is pressed.
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
