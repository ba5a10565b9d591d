/** A thin line across the top of the screen that shows that something is loading. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.5">
        <span className="absolute inset-y-0 w-2/5 animate-pass rounded-full bg-action" />
      </span>
    </>
  );
}
