import { uploadAddress } from '#platform/files/upload-address.ts';
import { Avatar } from '#ui/display/avatar.tsx';

type CompanyLogoProps = { name: string; logo: string | null; size?: 'md' | 'lg' | 'xl' };

/** A company's logo, or its initials where there is none or it cannot be loaded. */
export function CompanyLogo({ name, logo, size = 'md' }: CompanyLogoProps) {
  return (
    <Avatar
      name={name}
      src={logo ? uploadAddress('companies', logo) : undefined}
      size={size}
      shape="square"
    />
  );
}
