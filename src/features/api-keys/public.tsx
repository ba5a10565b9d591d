export { ApiKeysSection } from './web/api-keys-section.tsx';
