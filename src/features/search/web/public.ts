/** The search box. */
export { MaiBox } from './mai-box.tsx';
/** Why a company was found. */
export { MatchLine } from './match-line.tsx';
export { isQuestion } from './use-search.ts';
