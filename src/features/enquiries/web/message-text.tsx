import { splitLinks } from './split-links.ts';

/** The text of a message. Its links are only active if the reader trusts the writer. */
export function MessageText({ text, links }: { text: string; links: boolean }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words">
      {links
        ? splitLinks(text).map(({ text: piece, href }, position) =>
            href ? (
              <a
                // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                key={position}
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="text-action underline underline-offset-4"
              >
                {piece}
              </a>
            ) : (
              piece
            ),
          )
        : text}
    </p>
  );
}
