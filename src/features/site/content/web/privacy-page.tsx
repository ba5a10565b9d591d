import { legalPage } from './legal-page.tsx';
import { privacyPage } from './legal-pages.ts';

export const { loader, handle, Component } = legalPage(privacyPage);
