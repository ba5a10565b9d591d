import { faqTexts } from '#features/site/content/faq.texts.ts';
import { useTranslate } from '#platform/i18n/translation-context.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { type FaqChoice, faqChoices } from './faq-filter.ts';

type FaqCategoryButtonsProps = {
  counts: Readonly<Record<FaqChoice, number>>;
  choice: FaqChoice;
  onChoose: (choice: FaqChoice) => void;
};

export function FaqCategoryButtons({ counts, choice, onChoose }: FaqCategoryButtonsProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend className="sr-only">{t(faqTexts.categories)}</legend>
      <div className="flex flex-wrap gap-2">
        {faqChoices.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === choice}
            onClick={() => onChoose(each)}
            className={joinClasses(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium transition-colors',
              each === choice
                ? 'border-transparent bg-action text-on-action'
                : 'border-line bg-surface hover:border-action hover:text-action',
            )}
          >
            {t(faqTexts[each])}
            <span className={joinClasses('text-sm tabular-nums', each !== choice && 'text-muted')}>
              {counts[each]}
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
