/** The search box. */
export { MaiBox } from './mai-box.tsx';
export { isQuestion } from './use-search.ts';
