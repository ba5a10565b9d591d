import type { ReactNode } from 'react';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Notice } from './notice.tsx';

type ShownOnceProps = { text: string; copy: string; children: ReactNode };

/** Shows a secret, which cannot be shown again. */
export function ShownOnce({ text, copy, children }: ShownOnceProps) {
  return (
    <Notice tone="success">
      <p>{children}</p>
      <p className="mt-1 flex min-w-0 items-center gap-1">
        <bdi className="min-w-0 break-all font-mono text-sm">{text}</bdi>
        <CopyButton text={text} label={copy} />
      </p>
    </Notice>
  );
}
