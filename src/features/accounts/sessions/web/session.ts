import { useSyncExternalStore } from 'react';
import { userTypes } from '#features/accounts/account-types.ts';
import { browserStorage, storageReaders } from '#platform/pages/browser-storage.ts';

type Readable = Pick<Storage, 'getItem'>;

/** A session, from the required keys in local storage. */
export type Session = {
  readonly token: string;
  readonly userId: string;
  /** Null or unknown in an incomplete session. */
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
    // A damaged value counts as missing; the name may be under the other keys.
    return { name: other, email: '' };
  }
}

/** Reads a session from storage: token and id are enough for the menus. The guards of pages also require the type. */
export function readSession(storage: Readable): Session | null {
  const token = storage.getItem('user_token');
  const userId = storage.getItem('user_id');
  if (!token || !userId) return null;
  const userType = storage.getItem('user_type');
  const isExhibitor = userType === userTypes.exhibitor;
  return { token, userId, userType, isExhibitor, ...storedUser(storage) };
}

/** The name, or the address's local part for somebody who has not entered a name yet. */
export function displayNameOf({ name, email }: Pick<Session, 'name' | 'email'>): string {
  return name || email.split('@')[0] || '?';
}

export function findToken(): string | null {
  return browserStorage.getItem('user_token');
}

/** Stores the address that a code was sent to, until the code is entered. */
export function rememberEmail(email: string): void {
  browserStorage.setItem('temp_email', email);
}

export function rememberedEmail(): string | undefined {
  return browserStorage.getItem('temp_email') ?? undefined;
}

const readers = storageReaders();
let last: { key: string; session: Session | null } | undefined;

/** A session that the server ended while its page had unsaved changes; the page keeps showing it. */
let endedSession: { readonly session: Session; readonly asks: boolean } | undefined;

function currentSession(): Session | null {
  const session = readSession(browserStorage);
  // A new session is stored key by key, with the type among the last.
  if (endedSession && !session?.userType) return endedSession.session;
  endedSession = undefined;
  const key = JSON.stringify(session);
  if (last?.key !== key) last = { key, session };
  return last?.session ?? null;
}

/** Notifies every subscriber of the session. */
export function rereadSession(): void {
  readers.tell();
}

let owesSecondFactor = false;

/** Called when the server says that this session must show its second factor first. */
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

/** The browser's session; null while rendering on the server. */
export function useSession(): Session | null {
  return useSyncExternalStore(readers.subscribe, currentSession, () => null);
}

/** The claim that some calls require about their caller; empty without a session. */
export function useUserClaim(): { readonly user_id?: number } {
  const userId = useSession()?.userId;
  return userId ? { user_id: Number(userId) } : {};
}

/** The server's answer to a successful sign-in. */
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

/** Updates the session after the account's address was changed. */
export function updateSessionEmail(email: string): void {
  browserStorage.setItem('user', JSON.stringify({ ...storedUser(browserStorage), email }));
  rereadSession();
}

/** Updates the session after the account's mode was switched. */
export function setUserType(userType: number): void {
  browserStorage.setItem('user_type', String(userType));
  rereadSession();
}

/**
 * Ends the session but keeps its page: the server has ended it, and unsaved input must not be lost. The page asks its
 * reader to sign in beside it, and the browser's next session takes over.
 */
export function keepPageAfterSessionEnd(): void {
  const session = currentSession();
  browserStorage.clear();
  if (session) endedSession = { session, asks: true };
  rereadSession();
}

/** Called when the reader closes that dialog to look at the page first. */
export function stopAsking(): void {
  endedSession = endedSession && { ...endedSession, asks: false };
  rereadSession();
}

/** Whether the reader is asked to sign in beside the page. */
export function useAsksToSignIn(): boolean {
  return useSyncExternalStore(
    readers.subscribe,
    () => endedSession?.asks ?? false,
    () => false,
  );
}

const SIGN_IN = '/login';
let afterLogout = SIGN_IN;

/** Where guards redirect somebody who has just signed out. */
export function logoutTarget(): string {
  return afterLogout;
}

export function clearSession(target = SIGN_IN): void {
  afterLogout = target;
  endedSession = undefined;
  browserStorage.clear();
  secondFactorShown();
}

/** Called after the redirect; from now on guards redirect to the sign-in page again. */
export function forgetLogoutTarget(): void {
  afterLogout = SIGN_IN;
}
