/** The session, and form parts that every account uses. */
export {
  callableCountries,
  fallbackCountries,
  startingCode,
} from '#features/accounts/phone/web/phone-countries.ts';
export { PhoneField } from '#features/accounts/phone/web/phone-field.tsx';
export { describeFailure } from '#features/accounts/profile/web/describe-failure.ts';
export {
  type Session,
  setUserType,
  useSession,
  useUserClaim,
} from '#features/accounts/sessions/web/session.ts';
