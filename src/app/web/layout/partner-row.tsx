import type { ReactNode, Ref } from 'react';

type PartnerRowProps = {
  children: ReactNode;
  /** Where logos come and go. */
  sight?: Ref<HTMLDivElement>;
  /** Has its room also while there is none, so that nothing moves when it comes. */
  end?: ReactNode;
};

export function PartnerRow({ children, sight, end }: PartnerRowProps) {
  return (
    <div className="container-page flex h-32 items-center gap-4">
      <div className="min-w-0 grow">
        <div ref={sight} className="fading-edges overflow-clip">
          {children}
        </div>
      </div>
      <span className="w-9 shrink-0">{end}</span>
    </div>
  );
}
