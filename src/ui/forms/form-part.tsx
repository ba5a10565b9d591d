import type { ReactNode } from 'react';
import { joinClasses } from '#ui/join-classes.ts';

/** A titled part of a long form. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset
      tabIndex={-1}
      className="form-part grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-6 outline-none first-of-type:border-t-0 first-of-type:pt-0"
    >
      <legend className="float-start mb-1 w-full font-semibold text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

/** Aligns the controls of fields side by side, however long their labels are. */
const pairClasses =
  'md:grid-cols-2 md:grid-rows-[auto_auto_auto] md:items-stretch md:gap-y-1.5 md:[&>*]:row-span-3 md:[&>.field]:grid-rows-subgrid';

/** Fields side by side where there is room, such as English and Arabic. */
export function FieldRow({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={joinClasses('grid items-start gap-5', count > 1 && pairClasses)}>
      {children}
    </div>
  );
}
