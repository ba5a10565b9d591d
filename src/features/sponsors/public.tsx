/** What the home page shows of this feature. */
export { SponsorGrid } from './web/sponsor-grid.tsx';
export { SponsorLine } from './web/sponsor-line.tsx';
