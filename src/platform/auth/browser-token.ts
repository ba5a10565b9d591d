import { newSecretToken } from './secret-token.ts';

const NAME = 'browser';
const LIFE_S = 180 * 86_400;
const cookie = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** Tells browsers apart when they ask for sign-in codes; it gives no access. */
export const newBrowserToken = () => newSecretToken();

export function browserTokenOf(cookies: string | undefined): string | null {
  return cookies?.match(cookie)?.[1] ?? null;
}

/** The cookie is limited to /api/auth, so it is sent with calls about signing in and with nothing else. */
export function browserCookie(token: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${token}; Path=/api/auth; Max-Age=${LIFE_S}; HttpOnly; SameSite=Strict${secure}`;
}
