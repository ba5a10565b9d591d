import { useState } from 'react';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useLocalPath } from '#platform/pages/link.tsx';
import { useSite } from './use-site.ts';

/** The site's logo, linked to the home page. Without one, or if it cannot be loaded, the default mark is shown. */
export function SiteLogo() {
  const { name, logo } = useSite();
  const [broken, setBroken] = useState(false);
  const local = useLocalPath();
  return (
    <a
      href={local('/')}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-md font-semibold text-lg"
    >
      {logo && !broken ? (
        <img
          src={uploadAddress('setting', logo)}
          alt=""
          height={32}
          className="h-8 w-auto"
          onError={() => setBroken(true)}
        />
      ) : (
        <BrandMark />
      )}
      <span className="site-name">{name}</span>
    </a>
  );
}

/** The default mark: a pulse line that forms the letter M. */
function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" fill="var(--color-action)" />
      <path
        d="M5 20.5h3.4l3-10.5 4.6 9 4.6-9 3 10.5H27"
        fill="none"
        stroke="var(--color-on-action)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
