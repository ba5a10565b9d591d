import { table } from '#platform/database/sql.ts';

export const passkeyChallenges = table('passkey_challenges', { unwatched: 'checked, never shown' });
