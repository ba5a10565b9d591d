import { legalPage } from './legal-page.tsx';
import { cookiePage } from './legal-pages.ts';

export const { loader, handle, Component } = legalPage(cookiePage);
