import { newSecretToken } from './secret-token.ts';

const NAME = 'browser';
const LIFE_S = 180 * 86_400;
const cookie = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** What tells one browser from another where codes are asked for; it lets nobody in. */
export const newBrowserToken = () => newSecretToken();

export function browserTokenOf(cookies: string | undefined): string | null {
  return cookies?.match(cookie)?.[1] ?? null;
}

/** Sent along with calls about signing in and with nothing else. */
export function browserCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${token}; Path=/api/auth; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${secure}`;
}
