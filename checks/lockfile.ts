export type Lockfile = {
  readonly packages: Readonly<
    Record<
      string,
      { readonly resolved?: string; readonly integrity?: string; readonly inBundle?: boolean }
    >
  >;
};

/**
 * Every package is known by its hash, and comes from whatever registry the machine uses: one that is
 * named in the lockfile would be asked by everybody.
 */
export function findLockfileProblems({ packages }: Lockfile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { resolved, integrity, inBundle }]) => {
    // The portal itself; and what comes inside another package is covered by that one's hash.
    if (path === '' || inBundle) return [];
    return [
      ...(resolved === undefined ? [] : [`package-lock.json: ${path} names where it came from`]),
      ...(integrity === undefined ? [`package-lock.json: ${path} has no hash`] : []),
    ];
  });
}
