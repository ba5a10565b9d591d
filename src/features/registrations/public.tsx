/** What the app shows a job seeker beside an event. */
export { RegistrationButtons } from './web/registration-buttons.tsx';
