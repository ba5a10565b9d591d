import type { StructuredData } from './page-head.ts';

/** Breadcrumbs for search engines: names with absolute addresses, the page itself last. */
export function breadcrumbData(
  crumbs: readonly { readonly name: string; readonly address: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name,
      item: address,
    })),
  };
}
