import { useSyncExternalStore } from 'react';
import { userTypes } from '#features/accounts/account-types.ts';
import { browserStorage, storageReaders } from '#platform/pages/browser-storage.ts';

type Readable = Pick<Storage, 'getItem'>;

/** The stated values in local storage that make a session. */
export type Session = {
  readonly token: string;
  readonly userId: string;
  /** Missing or strange in a session that is not whole. */
  readonly userType: string | null;
  readonly isExhibitor: boolean;
  readonly name: string;
  readonly email: string;
};

function storedUser(storage: Readable): { name: string; email: string } {
  const other = storage.getItem('user_name') ?? storage.getItem('name') ?? '';
  try {
    const user: unknown = JSON.parse(storage.getItem('user') ?? '{}');
    const { name, email } = (user ?? {}) as { name?: unknown; email?: unknown };
    return {
      name: typeof name === 'string' && name !== '' ? name : other,
      email: typeof email === 'string' ? email : '',
    };
  } catch {
    // A damaged value counts as none; the name may stand under the other keys.
    return { name: other, email: '' };
  }
}

/** The menus count as signed in with a token and an id; the pages' guards want the type as well. */
export function readSession(storage: Readable): Session | null {
  const token = storage.getItem('user_token');
  const userId = storage.getItem('user_id');
  if (!token || !userId) return null;
  const userType = storage.getItem('user_type');
  const isExhibitor = userType === userTypes.exhibitor;
  return { token, userId, userType, isExhibitor, ...storedUser(storage) };
}

/** What somebody is called who has not told their name yet. */
export function displayNameOf({ name, email }: Pick<Session, 'name' | 'email'>): string {
  return name || email.split('@')[0] || '?';
}

export function findToken(): string | null {
  return browserStorage.getItem('user_token');
}

/** The address a code was sent to, until it is entered. */
export function rememberEmail(email: string): void {
  browserStorage.setItem('temp_email', email);
}

export function rememberedEmail(): string | undefined {
  return browserStorage.getItem('temp_email') ?? undefined;
}

const readers = storageReaders();
let last: { key: string; session: Session | null } | undefined;

/** Of the session that the server ended while its page held unsaved work: what the page goes on to show. */
let held: { readonly session: Session; readonly asks: boolean } | undefined;

function currentSession(): Session | null {
  const session = readSession(browserStorage);
  // The values of a new one come one after the other; the type is among the last.
  if (held && !session?.userType) return held.session;
  held = undefined;
  const key = JSON.stringify(session);
  if (last?.key !== key) last = { key, session };
  return last?.session ?? null;
}

/** Everybody who shows the session looks again. */
export function rereadSession(): void {
  readers.tell();
}

let owesSecondFactor = false;

/** The server said that this session has to show its second factor first. */
export function askForSecondFactor(): void {
  owesSecondFactor = true;
  rereadSession();
}

export function secondFactorShown(): void {
  owesSecondFactor = false;
  rereadSession();
}

export function useOwesSecondFactor(): boolean {
  return useSyncExternalStore(
    readers.subscribe,
    () => owesSecondFactor,
    () => false,
  );
}

/** The session of this browser; none while a page is rendered on the server. */
export function useSession(): Session | null {
  return useSyncExternalStore(readers.subscribe, currentSession, () => null);
}

/** What the stated calls say of their caller; nothing while nobody is signed in. */
export function useUserClaim(): { readonly user_id?: number } {
  const userId = useSession()?.userId;
  return userId ? { user_id: Number(userId) } : {};
}

/** What the server answers to a right code. */
export type NewSession = {
  readonly token: string;
  readonly user_id: number;
  readonly user_type: number;
  readonly name: string;
  readonly email: string;
};

export function storeSession({ token, user_id, user_type, name, email }: NewSession): void {
  browserStorage.setItem('user_token', token);
  browserStorage.setItem('user_id', String(user_id));
  browserStorage.setItem('user_type', String(user_type));
  browserStorage.setItem('user', JSON.stringify({ name, email }));
  browserStorage.removeItem('temp_email');
  secondFactorShown();
}

export function renameSession(name: string): void {
  browserStorage.setItem('user', JSON.stringify({ ...storedUser(browserStorage), name }));
  rereadSession();
}

/** The account signs in with another address. */
export function readdressSession(email: string): void {
  browserStorage.setItem('user', JSON.stringify({ ...storedUser(browserStorage), email }));
  rereadSession();
}

/** The account was switched to the other mode. */
export function setUserType(userType: number): void {
  browserStorage.setItem('user_type', String(userType));
  rereadSession();
}

/**
 * The server has ended the session, but what was typed must not go with it: the page stays as it is and asks
 * its reader to sign in beside it. The next session of this browser takes over.
 */
export function holdSession(): void {
  const session = currentSession();
  browserStorage.clear();
  if (session) held = { session, asks: true };
  rereadSession();
}

/** The reader has seen it and wants to look at the page first. */
export function stopAsking(): void {
  held = held && { ...held, asks: false };
  rereadSession();
}

/** Whether the reader has to sign in beside the page before anything is saved. */
export function useAsksToSignIn(): boolean {
  return useSyncExternalStore(
    readers.subscribe,
    () => held?.asks ?? false,
    () => false,
  );
}

const SIGN_IN = '/login';
let afterLogout = SIGN_IN;

/** Where pages that need an account send whoever has just left it. */
export function logoutTarget(): string {
  return afterLogout;
}

export function clearSession(target = SIGN_IN): void {
  afterLogout = target;
  held = undefined;
  browserStorage.clear();
  secondFactorShown();
}

/** The one who left has arrived; whoever comes next without a session signs in. */
export function forgetLogoutTarget(): void {
  afterLogout = SIGN_IN;
}
