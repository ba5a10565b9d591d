import { passkeySignInOperations } from '#features/accounts/passkeys/server/passkey-sign-in.operations.ts';
import { passkeysOperations } from '#features/accounts/passkeys/server/passkeys.operations.ts';
import { accountsPersonalData } from '#features/accounts/privacy/server/accounts.personal-data.ts';
import { secondFactorOperations } from '#features/accounts/second-factor/server/second-factor.operations.ts';
import { signInOperations } from '#features/accounts/sign-in/server/sign-in.operations.ts';
import type { ServerFeature } from '#platform/features/server-feature.ts';

export const feature: ServerFeature = {
  operations: [
    ...signInOperations,
    ...passkeySignInOperations,
    ...passkeysOperations,
    ...secondFactorOperations,
  ],
  personalData: [accountsPersonalData],
};
