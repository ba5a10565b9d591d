/** For the settings of an account. */
export { ExhibitorAccount } from './web/exhibitor-account.tsx';
export { ModeSwitch } from './web/mode-switch.tsx';
