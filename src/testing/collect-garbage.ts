import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Runs the garbage collector; whatever remains is still referenced. */
export const collectGarbage = (): void => collect();
