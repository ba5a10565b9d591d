import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; children: ReactNode };

export function StyleGuideSection({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-8 py-10">
      <h2 id={`${id}-title`} className="mb-6 border-line border-b pb-3 font-semibold text-2xl">
        {title}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">{children}</div>
    </section>
  );
}
