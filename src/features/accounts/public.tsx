/** Parts of screens that need to know who is signed in. */
export { AccountFrame, type FrameLink } from './web/account-frame.tsx';

/** Parts of the settings that every account has. */
export { DataSection } from './web/data-section.tsx';
export { EraseSection } from './web/erase-section.tsx';
export { AccountGuard, ExhibitorGuard } from './web/guards.tsx';
export { LanguageSection } from './web/language-section.tsx';
export { PhoneField } from './web/phone-field.tsx';
export { SessionsSection } from './web/sessions-section.tsx';
export { SettingsSection } from './web/settings-section.tsx';
export { useLogout } from './web/use-logout.ts';
