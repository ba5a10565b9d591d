/** Shown at the width of the page; the part above the name, so it is there from the start. */
export function CompanyCover({ path }: { path: string | null }) {
  if (!path) return null;
  return (
    <img
      src={path}
      alt=""
      width={1600}
      height={400}
      fetchPriority="high"
      decoding="async"
      className="aspect-[5/2] w-full rounded-2xl bg-sunken object-cover sm:aspect-[4/1] print:hidden"
    />
  );
}
