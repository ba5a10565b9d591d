import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from './languages.ts';
import type { Say } from './say.ts';

type Speech = { readonly language: Language; readonly say: Say };

const SpeechContext = createContext<Speech | null>(null);

export function SpeechProvider(props: Speech & { children: ReactNode }) {
  const { language, say, children } = props;
  return <SpeechContext value={{ language, say }}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('A component that speaks was rendered outside SpeechProvider');
  return speech;
}

export function useSay(): Say {
  return useSpeech().say;
}

export function useLanguage(): Language {
  return useSpeech().language;
}
