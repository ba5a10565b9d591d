import { ask, asked } from '../asked.ts';
import { catalogsNamed, ofBrand } from '../demo-records.ts';
import { product } from '../record-id.ts';

export const queries = asked('brand', {
  en: [
    ask('khalijcare', 'KW', ofBrand('Khalijcare')),
    ask('boomdent', 'KW', ofBrand('Boomdent')),
    ask('neelrest', 'IN', ofBrand('Neelrest')),
    ask('rumtest', 'JO', ofBrand('Rumtest')),
    ask(
      'wasmed dressing',
      'SA',
      product('wasmed-hydrocolloid-dressing', 'wasmed-foam-dressing-with-silicone-border'),
      ofBrand('Wasmed'),
    ),
    ask('shifaready', 'QA', ofBrand('Shifaready')),
    ask('saruqview catalog', 'AE', catalogsNamed('Saruqview'), ofBrand('Saruqview')),
    ask('malasut mesh', 'IN', product('malasut-hernia-mesh')),
  ],
  ar: [
    ask('خليج كير', 'KW', ofBrand('Khalijcare')),
    ask('بوم دنت', 'KW', ofBrand('Boomdent')),
    ask('فيلالاب مجهر', 'KW', product('failalab-binocular-microscope'), ofBrand('Failalab')),
    ask('نيل رست', 'IN', ofBrand('Neelrest')),
    ask('عجلون سوفت شاش', 'JO', product('ajlounsoft-sterile-gauze-swabs'), ofBrand('Ajlounsoft')),
    ask('دلمونتا سرير', 'BH', product('dilmunta-electric-hospital-bed'), ofBrand('Dilmunta')),
    ask('بردي كوت', 'EG', ofBrand('Bardicot')),
    ask('كتالوج شمس فيلد', 'OM', catalogsNamed('Shamsfield'), ofBrand('Shamsfield')),
  ],
});
