import type { SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

export type IconDrawing = { readonly size: number; readonly node: readonly Shape[] };

function markupOf([tag, { key: _key, ...attributes }]: Shape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number | string };

/**
 * An icon of the library as a single React element. Its shapes never change, so they are inserted as markup; the
 * library's own
 * component creates an element for each shape, with a dozen attributes to merge, on every render. The build substitutes
 * this
 * one (app/build/icons-plugin.ts).
 */
export default function drawnIcon({ size: drawnSize, node }: IconDrawing) {
  const shapes = { __html: node.map(markupOf).join('') };
  const box = `0 0 ${drawnSize} ${drawnSize}`;
  return function Icon({ size = drawnSize, ...rest }: IconProps) {
    const isNamed = rest.role !== undefined || rest['aria-label'] !== undefined;
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox={box}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={isNamed ? undefined : 'true'}
        {...rest}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the shapes are the library's own
        dangerouslySetInnerHTML={shapes}
      />
    );
  };
}
