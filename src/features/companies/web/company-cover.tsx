/** The cover across the page. It is above the name, so it loads with high priority. */
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
