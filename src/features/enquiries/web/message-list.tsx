import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EnquiryAuthor } from '#features/enquiries/enquiry-states.ts';
import { showMoment } from '#platform/dates/show-moment.ts';
import { useLanguage } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { MessageText } from './message-text.tsx';

export type ShownMessage = {
  readonly id: number;
  readonly author: EnquiryAuthor;
  readonly text: string;
  readonly file_name: string | null;
  readonly created_at: string;
};

type MessageListProps = {
  messages: readonly ShownMessage[];
  /** The reader's side, whose own messages are at the end of the line. */
  reader: EnquiryAuthor;
  nameOf: (author: EnquiryAuthor) => string;
  /** Whether links in this author's messages are active. */
  mayLink: (author: EnquiryAuthor) => boolean;
  /** The file of a message; without it only its name is shown. */
  file?: (message: ShownMessage) => ReactNode;
};

/** A conversation, the oldest message first. */
export function MessageList({ messages, reader, nameOf, mayLink, file }: MessageListProps) {
  const language = useLanguage();
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {messages.map((message) => {
        const { id, author, text, file_name, created_at } = message;
        const isOwn = author === reader;
        return (
          <li
            key={id}
            className={joinClasses(
              'grid w-fit max-w-[min(40rem,92%)] gap-1.5 rounded-2xl px-4 py-3',
              isOwn
                ? 'justify-self-end rounded-ee-sm bg-action-soft'
                : 'rounded-es-sm border border-line bg-surface',
            )}
          >
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="font-semibold">{nameOf(author)}</span>
              <time dateTime={created_at} className="text-muted text-xs">
                {showMoment(created_at, language)}
              </time>
            </p>
            <MessageText text={text} links={mayLink(author)} />
            {file_name &&
              (file?.(message) ?? (
                <p className="flex min-w-0 items-center gap-2 text-muted text-sm">
                  <FileText aria-hidden="true" className="size-4 shrink-0" />
                  <bdi className="break-all">{file_name}</bdi>
                </p>
              ))}
          </li>
        );
      })}
    </ol>
  );
}
