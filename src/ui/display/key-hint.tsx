/** One key of a keyboard shortcut. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-line border-b-2 bg-surface px-1.5 font-mono text-soft text-xs">
      {children}
    </kbd>
  );
}
