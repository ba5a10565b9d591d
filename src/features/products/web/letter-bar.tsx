import { useState } from 'react';
import { listMedicineLetters, type MedicineFilter } from '#features/products/medicines.contract.ts';
import { medicinesTexts } from '#features/products/medicines.texts.ts';
import { useLanguage, useTranslate } from '#platform/i18n/translation-context.tsx';
import { Link } from '#platform/pages/link.tsx';
import { useCall } from '#platform/pages/use-call.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { medicineIndexPath } from './medicine-filter.ts';

const alphabets = {
  latin: [...'abcdefghijklmnopqrstuvwxyz', '0'],
  arabic: [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
};

type Script = keyof typeof alphabets;

function scriptOf(letter: string | undefined, otherwise: Script): Script {
  if (!letter) return otherwise;
  return /[a-z0]/.test(letter) ? 'latin' : 'arabic';
}

const placeClasses =
  'grid h-10 min-w-8.5 shrink-0 place-items-center rounded-md px-1.5 font-medium text-base tabular-nums';

/** Letters with links to their part of the index; letters without generics are shown without a link. */
export function LetterBar({ filter }: { filter: MedicineFilter }) {
  const t = useTranslate();
  const own: Script = useLanguage() === 'ar' ? 'arabic' : 'latin';
  const [chosen, setChosen] = useState(scriptOf(filter.letter, own));
  const { data } = useCall(listMedicineLetters, {});
  const counts = new Map(data?.letters.map(({ letter, generics }) => [letter, generics]));
  const other: Script = chosen === 'latin' ? 'arabic' : 'latin';
  return (
    <nav
      aria-label={t(medicinesTexts.letters)}
      className="sticky top-14 z-20 mb-8 flex items-center gap-0.5 overflow-x-auto rounded-xl border border-line bg-surface p-2 shadow-card [scrollbar-width:none] lg:top-16 lg:flex-wrap lg:overflow-x-visible"
    >
      <LetterLink filter={filter} letter={undefined} label={t(medicinesTexts.allLetters)} />
      {alphabets[chosen].map((letter) => {
        const shown = letter === '0' ? t(medicinesTexts.digits) : letter.toUpperCase();
        const count = counts.get(letter) ?? 0;
        if (count === 0) {
          // Digits are no part of the alphabet, so only letters without generics keep their place.
          if (letter === '0') return null;
          return (
            <span
              key={letter}
              aria-hidden="true"
              className={joinClasses(placeClasses, 'font-normal text-edge/70')}
            >
              {shown}
            </span>
          );
        }
        const name = t(medicinesTexts.letterCount, { letter: shown, count });
        return (
          <LetterLink key={letter} filter={filter} letter={letter} label={shown} name={name} />
        );
      })}
      <button
        type="button"
        onClick={() => setChosen(other)}
        className="ms-auto h-10 shrink-0 rounded-md border border-line px-3 font-medium text-muted text-sm hover:border-action hover:text-action"
      >
        <VisuallyHidden>
          {t(
            other === 'arabic'
              ? medicinesTexts.arabicLettersLabel
              : medicinesTexts.latinLettersLabel,
          )}
        </VisuallyHidden>{' '}
        {t(other === 'arabic' ? medicinesTexts.arabicLetters : medicinesTexts.latinLetters)}
      </button>
    </nav>
  );
}

type LetterLinkProps = {
  filter: MedicineFilter;
  letter: string | undefined;
  label: string;
  name?: string;
};

function LetterLink({ filter, letter, label, name }: LetterLinkProps) {
  return (
    <Link
      to={medicineIndexPath({ ...filter, letter })}
      aria-label={name}
      title={name}
      aria-current={filter.letter === letter ? 'true' : undefined}
      className={joinClasses(
        placeClasses,
        'transition-colors hover:bg-action-soft hover:text-action aria-[current=true]:bg-action aria-[current=true]:text-on-action',
      )}
    >
      {label}
    </Link>
  );
}
