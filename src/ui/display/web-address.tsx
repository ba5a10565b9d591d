import { Fragment } from 'react';

/** Where an address may break: before `.`, `?`, `&` and `#`, and after a slash or semicolon. */
const PLACES = /(?=[.?&#])|(?<=[/;])(?!\/)/;

/**
 * A web address, or a line with one, that breaks at its delimiters rather than anywhere if it is too long for its
 * place.
 */
export function WebAddress({ children }: { children: string }) {
  return (
    <bdi className="wrap-anywhere">
      {children.split(PLACES).map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  );
}
