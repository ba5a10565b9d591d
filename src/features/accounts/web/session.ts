import { useSyncExternalStore } from 'react';
import { userTypes } from '#features/accounts/account-types.ts';

/** The stated values in local storage that make a session. */
export type Session = {
  readonly token: string;
  readonly userId: string;
  /** Missing or strange in a session that is not whole. */
  readonly userType: string | null;
  readonly isExhibitor: boolean;
  readonly name: string;
};

function nameIn(storage: Storage): string {
  try {
    const user: unknown = JSON.parse(storage.getItem('user') ?? '{}');
    const name = (user as { name?: unknown } | null)?.name;
    if (typeof name === 'string' && name !== '') return name;
  } catch {
    // A damaged value counts as none; the name may stand under the other keys.
  }
  return storage.getItem('user_name') ?? storage.getItem('name') ?? '';
}

/** The menus count as signed in with a token and an id; the pages' guards want the type as well. */
export function readSession(storage: Storage): Session | null {
  const token = storage.getItem('user_token');
  const userId = storage.getItem('user_id');
  if (!token || !userId) return null;
  const userType = storage.getItem('user_type');
  const isExhibitor = userType === userTypes.exhibitor;
  return { token, userId, userType, isExhibitor, name: nameIn(storage) };
}

export function findToken(): string | null {
  return localStorage.getItem('user_token');
}

const listeners = new Set<() => void>();
let last: { key: string; session: Session | null } | undefined;

function currentSession(): Session | null {
  const session = readSession(localStorage);
  const key = JSON.stringify(session);
  if (last?.key !== key) last = { key, session };
  return last?.session ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Everybody who shows the session looks again. */
export function rereadSession(): void {
  for (const listener of listeners) listener();
}

/** The session of this browser; none while a page is rendered on the server. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession, () => null);
}

export function clearSession(): void {
  localStorage.clear();
  rereadSession();
}
