export type Lockfile = {
  readonly packages: Readonly<
    Record<
      string,
      { readonly resolved?: string; readonly integrity?: string; readonly inBundle?: boolean }
    >
  >;
};

/**
 * Requires a hash for every package and forbids registry addresses: one in the lockfile would be used by everybody
 * instead of the registry that their machine is configured for.
 */
export function findLockfileProblems({ packages }: Lockfile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { resolved, integrity, inBundle }]) => {
    // The portal itself has no hash, and bundled packages are covered by the hash of their bundle.
    if (path === '' || inBundle) return [];
    return [
      ...(resolved === undefined ? [] : [`package-lock.json: ${path} names where it came from`]),
      ...(integrity === undefined ? [`package-lock.json: ${path} has no hash`] : []),
    ];
  });
}
