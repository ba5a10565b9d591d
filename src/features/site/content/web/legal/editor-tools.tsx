import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { legalTexts as texts } from '#features/site/content/legal.texts.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';

type Tool = {
  readonly text: Text;
  readonly icon: ReactNode;
  readonly use: (editor: Editor) => void;
  /** Whether the tool is active at the cursor; undefined for one-time actions. */
  readonly isOn?: (editor: Editor) => boolean;
};

const at = (editor: Editor) => editor.chain().focus();

const tools: readonly Tool[] = [
  {
    text: texts.bold,
    icon: <Bold />,
    use: (editor) => at(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    text: texts.italic,
    icon: <Italic />,
    use: (editor) => at(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    text: texts.headingTool,
    icon: <Heading2 />,
    use: (editor) => at(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    text: texts.subheading,
    icon: <Heading3 />,
    use: (editor) => at(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    text: texts.bullets,
    icon: <List />,
    use: (editor) => at(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    text: texts.numbers,
    icon: <ListOrdered />,
    use: (editor) => at(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    text: texts.quote,
    icon: <Quote />,
    use: (editor) => at(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { text: texts.undo, icon: <Undo2 />, use: (editor) => at(editor).undo().run() },
  { text: texts.redo, icon: <Redo2 />, use: (editor) => at(editor).redo().run() },
];

export function EditorTools({ editor, label }: { editor: Editor; label: string }) {
  const t = useTranslate();
  return (
    <div
      role="toolbar"
      aria-label={`${t(texts.tools)}: ${label}`}
      className="flex flex-wrap gap-1 border-line border-b p-1.5"
    >
      {tools.map(({ text, icon, use, isOn }) => (
        <IconButton
          key={text.id}
          size="sm"
          label={t(text)}
          icon={icon}
          aria-pressed={isOn?.(editor)}
          className="aria-pressed:bg-action-soft aria-pressed:text-action"
          onClick={() => use(editor)}
        />
      ))}
    </div>
  );
}
