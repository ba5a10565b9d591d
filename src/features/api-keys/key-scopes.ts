import { lookup } from '#platform/lookups/lookup.ts';
/**
 * The areas a key can be given access to. Data about people (applicants, registrations) has areas of its own, so that
 * no key gets it along with the rest.
 */
export const keyAreas = [
  'profile',
  'products',
  'brands',
  'catalogs',
  'services',
  'branches',
  'departments',
  'events',
  'registrations',
  'jobs',
  'applicants',
  'enquiries',
] as const;

export type KeyArea = (typeof keyAreas)[number];

const keyRights = ['read', 'write'] as const;

export type KeyScope = `${KeyArea}:${(typeof keyRights)[number]}`;

export const keyScopes: readonly KeyScope[] = keyAreas.flatMap((area) =>
  keyRights.map((right) => `${area}:${right}` as const),
);

type Asked = { readonly method: string; readonly path: string };

const isArea = (name: string): name is KeyArea => (keyAreas as readonly string[]).includes(name);

/** The calls that every collection has, whatever its items are. */
const withItems =
  /^(?:list|get|create|update|delete|reorder|export|update-status|check-delete|undo-delete|(?:bulk|import)[a-z-]*)\.php$/;

/** Collections that people apply to or register for: every further call in their folder is about those people. */
const peopleOf: Partial<Record<KeyArea, KeyArea>> = { jobs: 'applicants', events: 'registrations' };

/** Calls outside any collection's folder. A new one is closed to keys until it is listed here. */
const outsideFolders: Readonly<Record<string, KeyArea>> = lookup({
  'update-profile.php': 'profile',
  'product-words.php': 'products',
});

/** The path's folder names the area: `exhibitor/jobs/list.php` is about jobs. The gallery belongs to the profile. */
function findArea(path: string): KeyArea | undefined {
  const [root, folder, leaf] = path.split('/');
  if (root !== 'exhibitor' || folder === undefined) return undefined;
  if (leaf === undefined) return outsideFolders[folder];
  if (folder === 'gallery') return 'profile';
  if (!isArea(folder)) return undefined;
  return withItems.test(leaf) ? folder : (peopleOf[folder] ?? folder);
}

/** The scope a call needs; undefined means that no key may make the call. */
export function scopeOf({ method, path }: Asked): KeyScope | undefined {
  const area = findArea(path);
  return area && `${area}:${method === 'GET' ? 'read' : 'write'}`;
}

/** Write access includes read access. */
export function mayCall(scopes: readonly string[], call: Asked): boolean {
  const needed = scopeOf(call);
  if (needed === undefined) return false;
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write'));
}
