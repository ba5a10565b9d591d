import { legalPage } from './legal-page.tsx';
import { termsPage } from './legal-pages.ts';

export const { loader, handle, Component } = legalPage(termsPage);
