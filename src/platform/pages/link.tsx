import type { ComponentProps } from 'react';
import { localizePath } from '#platform/i18n/languages.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';

type LinkProps = { to: string } & Omit<ComponentProps<'a'>, 'href'>;

/** An internal link in the page's language. One listener on the document turns clicks into navigation. */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useLocalPath()(to)} />;
}

export function useLocalPath(): (path: string) => string {
  const language = useLanguage();
  return (path) => localizePath(language, path);
}
