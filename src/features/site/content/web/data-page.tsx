import { legalPage } from './legal-page.tsx';
import { dataPage } from './legal-pages.ts';

export const { loader, handle, Component } = legalPage(dataPage);
