import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useId } from 'react';
import { EditorTools } from './editor-tools.tsx';

export type HtmlFieldProps = {
  label: string;
  dir: 'ltr' | 'rtl';
  html: string;
  onChange: (html: string) => void;
};

/** Only elements that the server keeps, and no inline widths, which the content security policy would refuse. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false },
    codeBlock: false,
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableHeader,
  TableCell,
];

/** The editor drops event handlers anyway, but the browser would complain while parsing them. */
const withoutHandlers = (html: string) =>
  html.replace(/\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi, '');

/** A rich text editor; pasted content is reduced to the supported elements. */
export function RichTextEditor({ label, dir, html, onChange }: HtmlFieldProps) {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    immediatelyRender: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
    editorProps: {
      transformPastedHTML: withoutHandlers,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        dir,
        class: 'written min-h-48 whitespace-pre-wrap px-4 py-3 outline-none',
      },
    },
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <span id={id} className="font-medium text-sm">
        {label}
      </span>
      <div className="rounded-lg border border-edge bg-surface focus-within:border-action focus-within:outline-2 focus-within:outline-action">
        {editor && <EditorTools editor={editor} label={label} />}
        <EditorContent editor={editor} className="max-h-[32rem] overflow-y-auto" />
      </div>
    </div>
  );
}
