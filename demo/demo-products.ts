import { demoCompanies } from './demo-companies.ts';
import type { DemoCompany } from './demo-company.ts';
import type { DemoProduct } from './demo-product.ts';
import { type DemoText, joinTexts } from './demo-text.ts';
import { articleGroups, type DemoArticle } from './products/article.ts';
import { type ArticleLine, articleLines } from './products/article-lines.ts';
import { chronicMedicines } from './products/chronic-medicines.ts';
import { deviceArticles } from './products/device-articles.ts';
import { everydayMedicines } from './products/everyday-medicines.ts';
import { infectionMedicines } from './products/infection-medicines.ts';
import {
  type DemoGeneric,
  dispenseModes,
  dosageForms,
  medicineCategories,
  medicineHolders,
  type Presentation,
} from './products/medicine.ts';
import {
  ingredientsOf,
  leafletOf,
  medicineName,
  packOf,
  traitsOf,
} from './products/medicine-facts.ts';
import { itemCode, localPrice, madeBy } from './products/product-facts.ts';
import { closingFor, safetyFor, sideTextsFor } from './products/product-sentences.ts';
import { specialMedicines } from './products/special-medicines.ts';
import { wardArticles } from './products/ward-articles.ts';
import { choiceFor } from './seeded-choice.ts';

const companies = new Map(demoCompanies.map((company) => [company.key, company]));

const generics = [
  ...everydayMedicines,
  ...infectionMedicines,
  ...chronicMedicines,
  ...specialMedicines,
];

export const articles = [...deviceArticles, ...wardArticles];

export const demoProducts: readonly DemoProduct[] = numbered([
  ...generics.flatMap(brandsOf),
  ...articleLines.flatMap(articlesOf),
]);

type Unnumbered = Omit<DemoProduct, 'itemCode'>;

function brandsOf(generic: DemoGeneric): Unnumbered[] {
  return generic.brands.flatMap(([en, ar, holder], place) => {
    const company = requireCompany(medicineHolders[holder]);
    const presentations = place === 0 ? generic.presentations : generic.presentations.slice(0, 1);
    return presentations.map((presentation) =>
      medicine(generic, presentation, { en, ar }, company),
    );
  });
}

function medicine(
  generic: DemoGeneric,
  presentation: Presentation,
  brand: DemoText,
  company: DemoCompany,
): Unnumbered {
  const key = keyOf(`${brand.en} ${presentation.strength} ${presentation.form}`);
  return {
    key,
    companyKey: company.key,
    isMedicine: true,
    itemName: medicineName(brand, presentation),
    itemCategory: medicineCategories[generic.category],
    itemGenericCode: generic.code,
    itemGenericName: generic.name,
    brandName: brand,
    itemDescription: joinTexts([brand, generic.about]),
    itemCharacteristics: traitsOf(key, presentation),
    itemIngredients: ingredientsOf(generic, presentation),
    itemStrength: presentation.strength,
    dosageForm: dosageForms[presentation.form],
    packageSize: packOf(presentation),
    ...localPrice(company, key, presentation.dollars),
    dispenseMode: dispenseModes[generic.dispense],
    precaution: generic.precaution,
    pilSummary: leafletOf(generic, presentation),
    ...sideTextsFor(key, 'medicine'),
    ...madeBy(company, brand, true),
    stock: choiceFor(`stock ${key}`).between(0, 60) * 40,
  };
}

function articlesOf(line: ArticleLine): Unnumbered[] {
  const company = requireCompany(line.companyKey);
  const shelf = articles.filter(
    (one) => line.groups.includes(one.group) && !line.without?.includes(one.name.en),
  );
  return choiceFor(`shelf ${line.companyKey}`)
    .shuffle(shelf)
    .slice(0, line.count)
    .map((one) => soldAs(one, line.brand, company));
}

function soldAs(one: DemoArticle, brand: DemoText, company: DemoCompany): Unnumbered {
  const key = keyOf(`${brand.en} ${one.name.en}`);
  const isDevice = one.pack === undefined;
  return {
    key,
    companyKey: company.key,
    isMedicine: false,
    itemName: {
      en: `${brand.en} ${one.name.en}`,
      ar: `${one.name.ar} – ${brand.ar}`,
    },
    itemCategory: articleGroups[one.group],
    brandName: brand,
    itemDescription: joinTexts([one.about, closingFor(key, company.type, isDevice)]),
    itemCharacteristics: one.traits,
    packageSize: one.pack ?? { en: '1 unit', ar: 'قطعة واحدة' },
    ...localPrice(company, key, one.dollars),
    precaution: safetyFor(key, isDevice),
    ...sideTextsFor(key, isDevice ? 'device' : 'pack'),
    ...madeBy(company, brand, false),
    stock: choiceFor(`stock ${key}`).between(0, isDevice ? 25 : 90) * (isDevice ? 1 : 20),
  };
}

/** Numbers run within each company, in the order of its list. */
function numbered(products: readonly Unnumbered[]): DemoProduct[] {
  const positions = new Map<string, number>();
  return products.map((product) => {
    const position = positions.get(product.companyKey) ?? 0;
    positions.set(product.companyKey, position + 1);
    return { ...product, itemCode: itemCode(requireCompany(product.companyKey), position) };
  });
}

function requireCompany(key: string): DemoCompany {
  const company = companies.get(key);
  if (!company) throw new Error(`No demo company "${key}"`);
  return company;
}

function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
