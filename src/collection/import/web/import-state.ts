import type { ImportPreview } from '#collection/import/contract/import-answers.ts';
import { asItStands, type Reading } from './file-options.ts';
import type { ImportResult } from './import-result.ts';

type ImportPhase = 'choosing' | 'checking' | 'ready' | 'importing' | 'done';

/** The state of a file that is being imported. */
export type ImportState = Reading & {
  readonly phase: ImportPhase;
  readonly file: File | null;
  /** One key per chosen file, so that sending it again does not import it again. */
  readonly importKey: string;
  readonly error: string | undefined;
  readonly preview: ImportPreview | undefined;
  readonly result: ImportResult | undefined;
};

export const nothingChosen: ImportState = {
  ...asItStands,
  phase: 'choosing',
  file: null,
  importKey: '',
  error: undefined,
  preview: undefined,
  result: undefined,
};

/** Names the file by its key, because the answer to a check may arrive after another file was chosen. */
type AboutFile = { readonly importKey: string };

export type ImportStep =
  | { readonly kind: 'chosen'; readonly file: File | null; readonly importKey: string }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'begun'; readonly phase: 'checking' | 'importing' }
  | ({ readonly kind: 'checked'; readonly preview: ImportPreview } & AboutFile)
  | ({ readonly kind: 'unchecked'; readonly error: string } & AboutFile)
  | { readonly kind: 'imported'; readonly result: ImportResult }
  /** Without a phase, the phase stays as it was, because nothing had started. */
  | { readonly kind: 'failed'; readonly error: string; readonly phase?: 'ready' };

/** The reducer of the import's state. */
export function nextState(state: ImportState, step: ImportStep): ImportState {
  switch (step.kind) {
    case 'chosen':
      return { ...nothingChosen, file: step.file, importKey: step.importKey };
    case 'read':
      return { ...state, ...step.reading };
    case 'begun':
      return { ...state, phase: step.phase, error: undefined };
    case 'checked':
      if (step.importKey !== state.importKey) return state;
      return { ...state, phase: 'ready', preview: step.preview };
    case 'unchecked':
      if (step.importKey !== state.importKey) return state;
      return { ...state, phase: 'choosing', error: step.error };
    case 'imported':
      return { ...state, phase: 'done', result: step.result };
    case 'failed':
      return { ...state, phase: step.phase ?? state.phase, error: step.error };
  }
}
