import { createContext, type ReactNode, useContext } from 'react';
import type { Language } from './languages.ts';
import type { Translate } from './translate.ts';

type Translation = { readonly language: Language; readonly t: Translate };

const TranslationContext = createContext<Translation | null>(null);

export function TranslationProvider(props: Translation & { children: ReactNode }) {
  const { language, t, children } = props;
  return <TranslationContext value={{ language, t }}>{children}</TranslationContext>;
}

function useTranslation(): Translation {
  const translation = useContext(TranslationContext);
  if (!translation) throw new Error('A component that speaks was rendered outside SpeechProvider');
  return translation;
}

export function useTranslate(): Translate {
  return useTranslation().t;
}

export function useLanguage(): Language {
  return useTranslation().language;
}
