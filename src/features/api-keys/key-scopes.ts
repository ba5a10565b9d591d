/** What a key can be for; those about people are their own, so that none is had along with the rest. */
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

/** What is done with every list of items alike. */
const withItems =
  /^(?:list|get|create|update|delete|reorder|export|update-status|check-delete|undo-delete|(?:bulk|import)[a-z-]*)\.php$/;

/** Lists that people come to: whatever else is done there is done to them. */
const peopleOf: Partial<Record<KeyArea, KeyArea>> = { jobs: 'applicants', events: 'registrations' };

/** Those that are in no list's folder; what is added beside them is closed to keys until it is named here. */
const outsideFolders: Readonly<Record<string, KeyArea>> = {
  'update-profile.php': 'profile',
  'product-words.php': 'products',
};

/** `exhibitor/jobs/list.php` is about jobs, the company's gallery about the company itself. */
function findArea(path: string): KeyArea | undefined {
  const [root, folder, leaf] = path.split('/');
  if (root !== 'exhibitor' || folder === undefined) return undefined;
  if (leaf === undefined) return outsideFolders[folder];
  if (folder === 'gallery') return 'profile';
  if (!isArea(folder)) return undefined;
  return withItems.test(leaf) ? folder : (peopleOf[folder] ?? folder);
}

/** What a call asks of a key; none does for one of an area that is not named here. */
export function scopeOf({ method, path }: Asked): KeyScope | undefined {
  const area = findArea(path);
  return area && `${area}:${method === 'GET' ? 'read' : 'write'}`;
}

/** Who may write may read. */
export function mayCall(scopes: readonly string[], call: Asked): boolean {
  const needed = scopeOf(call);
  if (needed === undefined) return false;
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write'));
}
