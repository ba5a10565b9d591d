/** What the home page shows of this feature. */
export { MaiBox } from './web/mai-box.tsx';
export { isQuestion } from './web/use-search.ts';
