import { Fragment } from 'react';

/** Before a dot or what asks for more, and behind the strokes of a path and the end of a rule. */
const PLACES = /(?=[.?&#])|(?<=[/;])(?!\/)/;

/** A web address, or a line with one, that, where it is too long for its place, goes on at its signs and not at any letter. */
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
