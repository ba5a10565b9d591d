import type { ReactNode, Ref } from 'react';

type PartnerRowProps = {
  children: ReactNode;
  /** The visible part of the row. */
  sight?: Ref<HTMLDivElement>;
  /** Placed on the border below, so that it takes no room from the logos and causes no layout shift. */
  end?: ReactNode;
};

export function PartnerRow({ children, sight, end }: PartnerRowProps) {
  return (
    <div className="partner-row container-page relative flex h-24 items-center sm:h-32">
      <div ref={sight} className="fading-edges overflow-clip">
        {children}
      </div>
      {end && (
        <span className="absolute end-4 bottom-0 z-10 translate-y-1/2 sm:end-6 lg:end-8">
          {end}
        </span>
      )}
    </div>
  );
}
