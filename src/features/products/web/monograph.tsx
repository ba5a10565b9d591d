import type { ReactNode } from 'react';
import { showAmount } from '#features/products/medicine-amounts.ts';
import type { findGeneric } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import type { CallAnswer } from '#platform/calls/call.ts';
import type { Text } from '#platform/i18n/texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';

type Words = CallAnswer<typeof findGeneric>['monograph'];

/** Texts from a generic's products; nothing if there are none. */
export function Monograph({ generic, words }: { generic: string; words: Words }) {
  const t = useTranslate();
  const language = useLanguage();
  const strengths = words.strengths.map((each) => showAmount(each, language));
  const hasText = [words.uses, words.directions, words.precautions].some(
    ({ length }) => length > 0,
  );
  const hasWords = [words.forms, strengths, words.dispensing].some(({ length }) => length > 0);
  if (!hasText && !hasWords) return null;
  return (
    <Card as="section" padding="lg" className="mb-10">
      <h2 className="font-semibold text-xl">{t(medicinesTexts.monograph, { generic })}</h2>
      <p className="mt-1 text-muted text-sm">{t(medicinesTexts.monographSource)}</p>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {hasText && (
          <dl className="grid content-start gap-6">
            <Told term={medicinesTexts.uses} texts={words.uses} />
            <Told term={medicinesTexts.directions} texts={words.directions} />
            <Told term={medicinesTexts.precautions} texts={words.precautions} />
          </dl>
        )}
        {hasWords && (
          <dl className="grid content-start gap-5 self-start rounded-xl bg-sunken p-5">
            <Listed term={medicinesTexts.forms} words={words.forms} />
            <Listed term={medicinesTexts.strengths} words={strengths} />
            <Listed term={medicinesTexts.dispensing} words={words.dispensing} />
          </dl>
        )}
      </div>
    </Card>
  );
}

function Term({ term, children }: { term: Text; children: ReactNode }) {
  const t = useTranslate();
  return (
    <div>
      <dt className="font-semibold">{t(term)}</dt>
      {children}
    </div>
  );
}

function Told({ term, texts }: { term: Text; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Term term={term}>
      {texts.map((text) => (
        <dd key={text} className="measure mt-1.5 whitespace-pre-line break-words">
          {text}
        </dd>
      ))}
    </Term>
  );
}

function Listed({ term, words }: { term: Text; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Term term={term}>
      <dd className="mt-2 flex flex-wrap gap-2">
        {words.map((word) => (
          <Badge key={word}>
            <bdi>{word}</bdi>
          </Badge>
        ))}
      </dd>
    </Term>
  );
}
