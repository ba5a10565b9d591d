import type { DemoText } from '#demo/demo-text.ts';
import { choiceFor } from '#demo/seeded-choice.ts';
import { showAmount } from '#features/products/medicine-amounts.ts';
import { type DemoGeneric, dosageForms, type Presentation } from './medicine.ts';

export function medicineName(brand: DemoText, { strength, form }: Presentation): DemoText {
  const { en, ar } = dosageForms[form];
  return {
    en: `${brand.en} ${strength} ${en.toLowerCase()}`,
    ar: `${brand.ar} ${ar} ${showAmount(strength, 'ar')}`,
  };
}

/** The written leaflet is about the first presentation; its doses must not be read for another. */
export function leafletOf(generic: DemoGeneric, presentation: Presentation): DemoText {
  if (presentation === generic.presentations[0]) return generic.leaflet;
  const isLiquid = presentation.form === 'syrup' || presentation.form === 'suspension';
  return isLiquid ? liquidLeaflet : otherStrengthLeaflet;
}

const liquidLeaflet: DemoText = {
  en: 'Shake well and measure the dose with the spoon provided, by the child’s age and weight as shown in the table inside the pack.',
  ar: 'تُرج العبوة جيدًا وتُقاس الجرعة بالملعقة المرفقة بحسب عمر الطفل ووزنه كما في الجدول داخل العبوة.',
};

const otherStrengthLeaflet: DemoText = {
  en: 'Take the dose your doctor or pharmacist states for this strength and form. Do not exchange it for another strength yourself.',
  ar: 'تؤخذ الجرعة التي يحددها الطبيب أو الصيدلي لهذا التركيز وهذا الشكل. لا تستبدله بتركيز آخر من تلقاء نفسك.',
};

type Counted = Readonly<Record<'one' | 'two' | 'few' | 'many' | 'other', string>>;

const tablets: Counted = counted('قرص واحد', 'قرصان', 'أقراص', 'قرصًا', 'قرص');
const capsules: Counted = counted('كبسولة واحدة', 'كبسولتان', 'كبسولات', 'كبسولة', 'كبسولة');
const sachets: Counted = counted('كيس واحد', 'كيسان', 'أكياس', 'كيسًا', 'كيس');
const vials: Counted = counted('قارورة واحدة', 'قارورتان', 'قوارير', 'قارورة', 'قارورة');

const arabicPlurals = new Intl.PluralRules('ar');

/** "24 tablets", and in Arabic the form that goes with the number. */
export function packOf({ form, pack }: Presentation): DemoText {
  if (typeof pack === 'string') {
    return { en: pack, ar: showAmount(pack, 'ar') };
  }
  if (form === 'capsule') return count(pack, 'capsule', capsules);
  if (form === 'sachet') return count(pack, 'sachet', sachets);
  if (form === 'vial') return count(pack, 'vial', vials);
  return count(pack, 'tablet', tablets);
}

function count(amount: number, noun: string, arabic: Counted): DemoText {
  const rule = arabicPlurals.select(amount);
  const word = rule === 'zero' ? arabic.other : arabic[rule];
  return {
    en: `${amount} ${noun}${amount === 1 ? '' : 's'}`,
    ar: rule === 'one' || rule === 'two' ? word : `${amount} ${word}`,
  };
}

function counted(one: string, two: string, few: string, many: string, other: string): Counted {
  return { one, two, few, many, other };
}

export function ingredientsOf(generic: DemoGeneric, presentation: Presentation): DemoText {
  const base = baseOf[presentation.form];
  return {
    en: `${generic.name.en} ${presentation.strength}; ${base.en}`,
    ar: `${generic.name.ar} ${showAmount(presentation.strength, 'ar')}؛ ${base.ar}`,
  };
}

const solid = {
  en: 'microcrystalline cellulose, povidone, magnesium stearate',
  ar: 'سليلوز دقيق التبلور، بوفيدون، ستيارات المغنيسيوم',
};
const liquid = {
  en: 'purified water, sorbitol, sodium benzoate, flavour',
  ar: 'ماء منقى، سوربيتول، بنزوات الصوديوم، منكّه',
};
const shell = {
  en: 'maize starch, gelatine (halal)',
  ar: 'نشا الذرة، جيلاتين (حلال)',
};
const drops = {
  en: 'purified water, sodium chloride, phosphate buffer',
  ar: 'ماء منقى، كلوريد الصوديوم، دارئ فوسفاتي',
};
const soft = {
  en: 'white soft paraffin, cetostearyl alcohol, purified water',
  ar: 'بارافين أبيض طري، كحول سيتوستيريلي، ماء منقى',
};
const none = { en: 'no preservatives', ar: 'بلا مواد حافظة' };

const baseOf: Readonly<Record<Presentation['form'], DemoText>> = {
  tablet: solid,
  plain: solid,
  resistant: solid,
  chewable: solid,
  modified: solid,
  effervescent: {
    en: 'citric acid, sodium hydrogen carbonate',
    ar: 'حمض الستريك، بيكربونات الصوديوم',
  },
  capsule: shell,
  syrup: liquid,
  suspension: liquid,
  sachet: {
    en: 'glucose, sodium chloride, potassium chloride, trisodium citrate',
    ar: 'غلوكوز، كلوريد الصوديوم، كلوريد البوتاسيوم، سترات ثلاثية الصوديوم',
  },
  inhaler: { en: 'propellant HFA-134a', ar: 'دافع HFA-134a' },
  nasal: drops,
  eyedrops: drops,
  cream: soft,
  ointment: soft,
  gel: {
    en: 'carbomer, isopropyl alcohol, purified water',
    ar: 'كربومر، كحول الأيزوبروبيل، ماء منقى',
  },
  vial: none,
  pen: none,
};

const shelfLives: readonly DemoText[] = [
  { en: 'Shelf life 36 months', ar: 'الصلاحية 36 شهرًا' },
  { en: 'Shelf life 24 months', ar: 'الصلاحية 24 شهرًا' },
];

const storage = {
  cool: { en: 'store at 2–8 °C', ar: 'يُحفظ بين 2 و8 °م' },
  room: { en: 'store below 30 °C', ar: 'يُحفظ دون 30 °م' },
  mild: { en: 'store below 25 °C, away from light', ar: 'يُحفظ دون 25 °م بعيدًا عن الضوء' },
};

export function traitsOf(key: string, { form }: Presentation): DemoText {
  const choice = choiceFor(`traits ${key}`);
  const life = choice.pick(shelfLives);
  const keep = form === 'pen' ? storage.cool : choice.pick([storage.room, storage.mild]);
  return { en: `${life.en}; ${keep.en}`, ar: `${life.ar}؛ ${keep.ar}` };
}
