import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type AccordionItem = {
  /** Also the item's anchor in the address. */
  id: string;
  title: ReactNode;
  content: ReactNode;
  open?: boolean;
};

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Whether several items may be open at a time. */
  multiple?: boolean;
};

/** Built on `details`, which find-in-page can open and which works without script. */
export function Accordion({ items, multiple = false }: AccordionProps) {
  const group = useId();
  return (
    <div className="divide-y divide-line rounded-xl border border-line bg-surface">
      {items.map((item) => (
        <details
          key={item.id}
          id={item.id}
          name={multiple ? undefined : group}
          open={item.open}
          className="accordion-item group"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-5 py-3 font-medium outline-offset-[-2px] transition-colors hover:text-action [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 text-balance">{item.title}</span>
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-[rotate] duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="px-5 pb-5 text-soft">{item.content}</div>
        </details>
      ))}
    </div>
  );
}
