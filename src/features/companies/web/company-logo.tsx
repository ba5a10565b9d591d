import { companiesTexts } from '#features/companies/companies.texts.ts';
import { uploadAddress } from '#platform/files/upload-address.ts';
import { useSay } from '#platform/i18n/say-context.tsx';
import { Avatar } from '#ui/data/avatar.tsx';

type CompanyLogoProps = { name: string; logo: string | null; size?: 'md' | 'lg' | 'xl' };

/** A company's logo, or its initials where there is none or it cannot be loaded. */
export function CompanyLogo({ name, logo, size = 'md' }: CompanyLogoProps) {
  const say = useSay();
  return (
    <Avatar
      name={name}
      src={logo ? uploadAddress('companies', logo) : undefined}
      alt={say(companiesTexts.logoOf, { company: name })}
      size={size}
      shape="square"
    />
  );
}
