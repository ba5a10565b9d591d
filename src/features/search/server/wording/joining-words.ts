import { foldForSearch } from '#platform/search/fold-for-search.ts';

// Words that may join facts to a sentence. A sentence of the model that has any other word besides the facts is
// dropped.

const english = `
  a an the this that these those it its they their there here is are was be been has have had can could may you your we
  our of in on at to for from by with and or as also both until till between while which who whose where when one two
  three first another other more most offers offer offered offering sells sell sold supplies supply supplied makes made
  provides provide provided has listed lists available located based found record records answer answers match matches
  matching company companies product products medicine medicines catalog catalogs catalogue event events job jobs branch
  branches page pages question hospital clinic pharmacy laboratory takes place taking held begins starts ends runs open
  opens closes apply applications applying position vacancy price priced costs cost pays pay paying up per price about
  called named titled january february march april may june july august september october november december
`;

const arabic = `
  في من على إلى الى عن مع هو هي هذا هذه ذلك تلك التي الذي لدى لديها لديه كما أيضا ايضا و أو حتى بين بسعر سعر سعره سعرها
  بقيمة تقدم يقدم توفر يوفر يتوفر تتوفر متوفر متوفرة متاح متاحة يوجد توجد شركة شركات منتج منتجات دواء أدوية كتالوج فعالية
  فعاليات وظيفة وظائف فرع صفحة سؤال مستشفى عيادة صيدلية مختبر تقع يقع يقام تقام ينعقد تنعقد يبدأ تبدأ ينتهي تنتهي ابتداء
  التقديم مفتوح راتب الراتب يصل تصل لغاية بتاريخ تاريخ يوم خلال عام سنة واحد واحدة أول اول ثاني ضمن نتائج نتيجة إجابة
  اجابة بعنوان باسم تابع تابعة لشركة من قبل يناير فبراير مارس أبريل ابريل مايو يونيو يوليو أغسطس اغسطس سبتمبر أكتوبر
  اكتوبر نوفمبر ديسمبر
`;

export const joiningWords: ReadonlySet<string> = new Set(
  [english, arabic]
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => foldForSearch(word)),
);
