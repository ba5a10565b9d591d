import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import { misspelledNames } from '#features/search/asking/letters/misspelled.ts';
import {
  meaning,
  type Phrase,
  type PhraseBook,
  phraseBook,
} from '#features/search/asking/phrases/phrase-book.ts';
import { type Token, tokensOf } from '#features/search/asking/phrases/tokens.ts';
import { months } from '#features/search/asking/times/months.ts';
import type { AskedKind } from '#features/search/asking/understanding.ts';

export type KindWord = {
  readonly kinds: readonly AskedKind[];
  /** It plainly asks for the kind; other words only make the kind likelier. */
  readonly plain: boolean;
  /** It says nothing but the kind; other words, such as hospital, must be found as well. */
  readonly onlyKind: boolean;
  /** Its last word says what is done, and must be found as well. */
  readonly does?: boolean;
  /** What it is done to need not be found: no company that repairs dental chairs names all it repairs. */
  readonly toAnything?: boolean;
};

const plain = (...kinds: readonly AskedKind[]): KindWord => ({
  kinds,
  plain: true,
  onlyKind: true,
});
const leaning = (...kinds: readonly AskedKind[]): KindWord => ({
  kinds,
  plain: false,
  onlyKind: true,
});
/** Makes the kind likelier, and must be found itself. */
const itself = (...kinds: readonly AskedKind[]): KindWord => ({
  kinds,
  plain: false,
  onlyKind: false,
});
/** Plainly asks for the kind, and must be found itself. */
const namely = (...kinds: readonly AskedKind[]): KindWord => ({
  kinds,
  plain: true,
  onlyKind: false,
});
/** Asks for someone who does something, such as repairs. */
const doing = (...kinds: readonly AskedKind[]): KindWord => ({ ...plain(...kinds), does: true });
/** Asks for someone who keeps things working; no company names all the things it does that for. */
const mending = (...kinds: readonly AskedKind[]): KindWord => ({
  ...doing(...kinds),
  toAnything: true,
});
/** Looks like a word for a kind but is none. */
const none: KindWord = { kinds: [], plain: false, onlyKind: false };

/** Phrases that choose among things of one name by a month: only what has dates is told apart like that. */
const ofMonth = months
  .flatMap((names) => names.split(', '))
  .flatMap((month) => [
    `the one in ${month}`,
    `the ${month} one`,
    `اللي في ${month}`,
    `اللي ب${month}`,
  ]);

const words: readonly (readonly [KindWord, string])[] = [
  [leaning('event'), ofMonth.join(', ')],
  [
    leaning('company'),
    `
      department, departments, dept, section, قسم, أقسام, اقسام, where, where can i, where do i,
      where can we, where do they, who does, who do,
      أين, اين, وين, فين, وين القى, وين الاقي, وين ألاقي, وين نلقى, وين احصل, فين الاقي, فين ألاقي,
      أين أجد, اين اجد, أين يمكنني, اين يمكنني, أين أستطيع, اين استطيع, wein, ween, wen, wain, wayn, feen, fein, fen
    `,
  ],
  // What is done for people or finds something out for them is offered by a company or comes as a kit.
  [
    itself('company', 'product'),
    `
      test, tests, testing, screening, checkup, check up, surgery, operation, transplant, replacement,
      consultation, rehabilitation, biopsy, inspection, repair, maintenance, installation,
      sterilisation service, فحص, فحوصات, فحوص, تحليل, تحاليل, عملية, عمليات, جراحة, زراعة, استشارة,
      استشارات, تأهيل, خزعة, صيانة, تصليح, إصلاح, تركيب, كشف
    `,
  ],
  [
    itself('product'),
    'device, machine, apparatus, appliance, gadget, tool, جهاز, ماكينة, مكينة, آلة, أداة, جهازا, jihaz, jhaz, gehaz',
  ],
  // Nobody sells it in a box, as a kit for repairs is sold.
  [itself('company'), 'calibration, معايرة'],
  [itself('company'), 'doctor, dr, دكتور, دكتورة, دكتوره, دكاترة, doktor, doctora'],
  [
    plain('job'),
    `
      job, first job, vacancy, vacancies, vacant, hiring, recruiting, career, careers, job offer,
      job opening, openings, open position, job opportunity, job opportunities, employment,
      looking for work, looking for a job, looking for job, work opportunity, want to work,
      need work, position available, open positions, career opportunities, career opportunity, want to become, i want a job, who is hiring, who hires, any work, مين بيوظف, مين يوظف, منو يوظف, من يوظف, now hiring, we are hiring, job vacancy,
      job vacancies, walk in interview, internship, وظيفة, وظائف, وظايف, شاغر, شاغرة, شواغر,
      وظيفة شاغرة, وظائف شاغرة, فرصة عمل, فرص عمل, فرصة وظيفية, فرص وظيفية, فرص توظيف,
      فرصة شغل, فرص شغل, أبحث عن عمل, ابحث عن عمل, ابغى شغل, ابي شغل, ابغا شغل, يبيلي شغل,
      بدي شغل, عايز شغل, عاوز شغل, عاوزة شغل, عايزة شغل, محتاج شغل, محتاجة شغل, اريد شغل,
      ادور شغل, أدور شغل, في شغل, فيه شغل, شي شغل, عم دور على شغل, بدور على شغل, عرض عمل, عروض عمل, عرض وظيفي, أريد عمل, أريد عملا, اريد عملا, أبحث عن عملا, أبحث عن وظيفة, توظفون, توظفوا, بتوظفوا, يوظفون, ادور على شغل, ادور وظيفة, بغيت نخدم, بغيت خدمة, نحوس على خدمة,
      بيوظف, بيوظفو, عم يوظف, عم يوظفو, نخدم, نخدمو, حاب نخدم, نحب نخدم, بغيت نخدم, عايز اشتغل, عاوز اشتغل, عاوزة اشتغل, ابي اشتغل, ابغى اشتغل, ابي اتوظف, بدي اشتغل,
      حاب اشتغل, شغلانة, توظف, وظايف شاغرة, wazifa, wazife, wazifeh, wazifat, wazefa, wazeefa, wazefet, wazifet, wazeefat, wathifat, wathefa, wadhifat, wadifat, 6'ayef, wazifah, wathifa, wadifa,
      wazayef, wazaef, wadhayef, wathayef, wa6ayef, wa6'ayef, wazaif, wadhaif, wazayf, tawzeef,
      twzef, sho3'l, sho'3l, shoghl, shoghol, shogl, shughl, shughul, sho8l, shu8ul, shoghel
    `,
  ],
  [
    namely('job'),
    `
      remote work, work from home, working from home, remote job, remote jobs, شغل عن بعد, عمل عن بعد, دوام عن بعد, شغل من البيت,
      عمل من البيت, عمل من المنزل, دوام من البيت
    `,
  ],
  [
    leaning('job'),
    `
      توظيف, مطلوب, مطلوبة, مطلوب للعمل, شغل, شغلة, راتب, رواتب, معاش, الخلصة, خلصة, شهرية, راتبه, راتبها, salary, salaries, wage, paid, paying, pays,
      wanted, urgently required, staff wanted, join our team, how to become, how do i become, become a, become an, position, positions, part time, full time, دوام جزئي,
      دوام كامل, أتوظف
    `,
  ],
  [
    none,
    `
      وظائف الرئة, وظيفة الرئة, وظائف الرئتين, وظائف التنفس, وظائف الكلى, وظائف الكلية,
      وظيفة الكلى, وظائف الكبد, وظيفة الكبد, وظائف القلب, وظيفة القلب, وظائف الغدة, وظيفة الغدة,
      وظائف الدماغ, وظائف المخ, وظائف الأعضاء, علم وظائف الأعضاء, وظائف حيوية, الوظائف الحيوية,
      متعدد الوظائف, wazayef kela, wazayef kebd, adverse event, adverse events, event recorder,
      event monitor, الدورة الشهرية, دورة شهرية, الدورة الدموية, دورة دموية, دورة المياه,
      دورات المياه, الدورة الرباعية, ورشة صيانة, ورشة أجهزة, ورشة اسنان, catalog number,
      catalogue number, branch block, bundle branch, course of antibiotics, course of treatment,
      guide wire, guide wires, needle guide, biopsy guide, drill guide, surgical guide, قائمة الانتظار, قائمة انتظار, fair price, show price, labour, labor, pre employment, contrast agent, pace maker,
      job description
    `,
  ],
  [
    plain('event'),
    `
      event, conference, congress, congresses, exhibition, expo, trade show, tradeshow, trade fair, job fair,
      webinar, workshop, symposium, symposia, seminar, summit, conferences, training course,
      training courses, cme, cpd, open day, medical fair, health fair, training workshop,
      upcoming events, master class, masterclass, lecture, فعالية, فعاليات, مؤتمر, مؤتمرات,
      معرض, معارض, ندوة, ندوات, ورشة عمل, ورش عمل, ورش, ورشة, دورات, دورات تدريبية, دورة تدريبية,
      ملتقى, ملتقيات, محاضرة, محاضرات, ويبينار, ويبنار, وبينار, اكسبو, إكسبو, سمبوزيوم,
      مؤتمر طبي, معرض طبي, يوم مفتوح, يوم علمي, فعليات, مناسبات, mo2tamar, mu2tamar, mo2tamarat, muatamar, moatamar,
      mutamar, moutamar, mo'tamar, fa3aliyat, fa3aliya, fe3aliyat, fe3aliya, ma3ra'9, ma3rad,
      ma3red, ma3ared, ma3aredh, ma3rath, nadwa, warshat, warsha, dawrat, dawra, dawrah
    `,
  ],
  [
    leaning('event'),
    `
      course, training, meeting, forum, fair, show, campaign, register for, registration, online session,
      training session, information session, what is on, whats on, what is happening, whats happening, what happens, what takes place, taking place, what is going on, شنو يصير, شو يصير, ايش يصير, وش فيه من فعاليات, ماذا يحدث, when is, when are, when does, when will, متى, امتى, إمتى, وقتاش, emta, mata,
      دورة, كورس, كورسات, تدريب, اجتماع, لقاء, حملة, أمسية, امسيه, تبرع
    `,
  ],
  // Staff are trained by those who offer it, or at a course.
  [
    leaning('event', 'company'),
    `
      training for, training of, تدريب الكوادر, تدريب كوادر, تدريب الموظفين, تدريب موظفين, تدريب الطاقم, تدريب طاقم,
      تدريب العاملين, تدريب الممرضين, تدريب ممرضين, تدريب الممرضات, تدريب ممرضات, تدريب التمريض, تدريب الفنيين, تدريب فنيين
    `,
  ],
  [
    plain('catalog'),
    `
      catalog, catalogue, catalogs, catalogues, brochure, price list, product guide, كتالوج,
      كتالوجات, كتلوج, كتلوجات, كاتلوج, كاتالوج, كتالوك, كتيب, كتيبات, بروشور, بروشورات, بروشر,
      مطوية, قائمة أسعار, نشرة منتجات, katalog, kataloj, kataloog,
      لستة أصناف, لستة الأصناف, ليستة أصناف, ليستة الأصناف, قائمة أصناف, قائمة الأصناف, قائمة منتجات, قائمة المنتجات, لستة منتجات, لستة المنتجات, ليستة منتجات, ليستة المنتجات, كشف الأصناف, item list, items list, list of items, list of products, product list, products list, list of tests, list of your tests, tests list, test list, test menu, test directory, medicines list, medicine list,
      دليل التحاليل, دليل تحاليل, دليل الفحوص, دليل الفحوصات, دليل فحوصات, قائمة التحاليل, قائمة تحاليل, قائمة الفحوصات, لستة التحاليل, لستة تحاليل,
      دليل المنتجات, دليل منتجات, قائمة المنتجات, قائمة منتجات, لستة المنتجات, لستة منتجات, قائمة الأدوية, قائمة أدوية, لستة الأدوية, لستة أدوية, ليستة أدوية, ليستة الأدوية
    `,
  ],
  [
    plain('company'),
    `
      company, companies, supplier, vendor, distributor, manufacturer, importer, exporter,
      wholesaler, dealer, sole agent, local agent, factory, factories, exhibitor, who sells,
      who sell, who is selling, who supplies, who supply, who distributes, who makes, who make,
      who manufactures, who produces, who imports, who rents, who provides,
      who offers, who does, who can supply, who can deliver, who can provide, who can make, who represents, who delivers, where can i go, where do i go, where should i go, where to go for, agent of, agent for, sellers of, seller, makers of,
      which hospital, which clinic, which lab, what hospital, what clinic, أي مستشفى,
      أي عيادة, أي مركز, أي مختبر, أي معمل, producers of, stockist, contractor, repair shop, repair shops, repair workshop, repair center, repair centre,
      service provider, شركة, شركات, مورد, موردين, موردون,
      مورّد, الموردين, موزع, موزعين, موزعون, وكيل, وكلاء, وكالة, مصنع, مصانع, مصنعين, مستورد,
      مستوردين, تاجر, تجار, مؤسسة, مؤسسات, مكتب طبي, معمل ادوية, من يبيع, من يورد, من يصنع,
      من يوزع, من يؤجر, من يوفر, من يقدم, من يقوم, من يجري, من ينتج, من يستورد, من وكيل,
      مين يبيع, مين بيبيع, مين عنده, مين بيعمل, مين ببيع,
      مين بيأجر, مين يوفر, منو يبيع, منو يسوي, منو عنده, منو يوفر, منو يأجر, من عنده,
      مين يسوي, لوين بروح, وين بروح, وين اروح, فين اروح, وين أروح, وين اسوي, وين أسوي, فين اعمل, وين بعمل, اين اعمل, أين أعمل, شكون يبيع, شكون كيبيع, شركه, عارضين, sharika, shareka, sherka, sherkat, sharikat,
      sharekat, shareket, shrkat, shrka, mawred, mowared, mowarred, mowaz3, mawrdeen, masna3,
      ma9na3, wakeel, wakil, meen bey bee3, meen beybee3, mnu ybee3, meen ybee3
    `,
  ],
  [
    mending('company'),
    `
      who repairs, who fixes, who calibrates, who maintains, who can repair, who can fix, who can calibrate,
      who can maintain, who could repair, who could fix, who could calibrate, who could maintain,
      someone to fix, someone to repair, somebody to fix, somebody to repair, anyone to fix, anyone to repair,
      guy to fix, guy to repair, man to fix, technician to fix, company to fix, company to repair, company to maintain,
      company to calibrate, someone to maintain, someone to calibrate, someone who fixes, someone who repairs,
      anyone who fixes, anyone who repairs, where can i fix, where can i repair, where to fix, where to repair,
      where do i repair, where do i fix, where can we repair, where can i get repaired,
      ورشة تصليح, ورشة صيانة, ورشة إصلاح, محل تصليح,
      مركز صيانة, شركة تصلح, شركات تصلح, شركة تصين, شركة تعاير, احد يصلح, حد يصلح, حد بيصلح, حدا يصلح, حدا بيصلح, واحد يصلح,
      وين اصلح, وين أصلح, وين نصلح, وين بصلح, فين اصلح, فين أصلح, فين بيصلحوا, وين يصلحون, وين بيصلحوا, أين أصلح, اين اصلح,
      من يصلح, من يصين, من يعاير, مين بيصلح, مين يصلح, مين بصلح, مين بيعاير, مين يعاير, منو يصلح, منو يصين, منو يعاير
    `,
  ],
  [
    doing('company'),
    `
      who installs, who services, who inspects, who tests, who sterilises, who sterilizes,
      who trains, who recruits, who can install, who can service, who can inspect, who can test, who can sterilise,
      who can sterilize, who can train, who can recruit, who could install, who could train,
      من يركب, من يفحص, من يدرب, من يعقم, مين بيركب, مين بيدرب, منو يركب, منو يفحص, منو يدرب
    `,
  ],
  // Companies that lend a thing rarely name it, so what is lent only orders the answers.
  [
    plain('company'),
    `
      loan of, hire of, rental of, lease of, rent of, to rent, for rent, on rent, for hire, on hire, استئجار, إستئجار, تأجير, إيجار, إعارة, استعارة
    `,
  ],
  [
    leaning('company'),
    `
      agent, maker, agency, anyone who, someone who, somebody who, someone to, somebody to,
      في احد, في حدا, في حد, جهة, جهات, مصدر, عارض
    `,
  ],
  [
    leaning('catalog'),
    `leaflet, pdf, flyer, guide, guides, handbook, full list, complete list, whole list, list of, دليل, أدلة, لستة, ليستة, قائمة, بي دي اف, بي دي إف`,
  ],
  [
    namely('company', 'branch'),
    `
      hospital, clinic, polyclinic, pharmacy, pharmacies, drugstore, drug store, laboratory,
      laboratories, lab, medical center, medical centre, center, centre, health center,
      health centre, dental clinic, optician, optical, blood bank, nursing home, dispensary,
      infirmary, imaging center, radiology center, rehab center, home care, store, shop, مستشفى,
      مستشفيات, مشفى, مشافي, عيادة, عيادات, مستوصف, مستوصفات, صيدلية, صيدليات, اجزخانة, أجزاخانة,
      مختبر, مختبرات, معمل, معامل, معمل تحاليل, مركز, مراكز, مركز طبي, مجمع طبي, مجمع, مصحة,
      كلينيك, سبيطار, فرمسيان, محل, محلات, متجر, بنك الدم, دار رعاية, mostashfa, mustashfa,
      mostshfa, mstshfa, mosta4fa, mustashfayat, mostashfayat, 3eyada, 3iyada, 3yada, 3eyadat,
      3iyadat, saydaliya, saydaleya, saydalia, saidaliya, sydlya, 9aydaliya, 9aydaleya,
      9aidaliya, mokhtabar, mukhtabar, mo5tabar, mu5tabar, markaz, marakez, ma3mal, ma7al
    `,
  ],
  [plain('branch', 'company'), `branch, branches, فرع, فروع, فرعكم, فروعكم, far3, foroo3, fro3`],
  [
    leaning('branch', 'company'),
    `
      address, location, directions, how to reach, opening hours, phone number, map, where is,
      عنوان, عناوين, لوكيشن, موقعكم, رقم هاتف, رقم تلفون, ساعات العمل, مواعيد العمل, دوامكم,
      خريطة, وين مكان, وين موقع, 3enwan, 3inwan
    `,
  ],
  [
    leaning('product', 'medicine'),
    `
      buy, purchase, price of, price, prices, cost, cost of, how much, how much is,
      how much does, for sale, order online, in stock, where can i buy, where to buy,
      where can i get, سعر, سعره, سعرها, سعرهم, ثمنه, ثمنها, أسعار, اسعار, أسعارها, ثمن, تكلفة,
      كم سعر, ما سعر, بكم, بكام, بجم, بيش, قديش سعر, قديش حق, اشتري, أشتري, شراء, للبيع, نشتري,
      وين اشتري, كم ثمن, بشحال, بقداش, شحال, se3r, si3r, s3r, as3ar, bkam, bekam, bcham, ashtari,
      ashtri, ashtery, a4tari
    `,
  ],
  [
    itself('medicine', 'product'),
    `
      medicine, medication, drug, tablet, pill, syrup, capsule, ointment, cream, drops,
      injection, antibiotic, دواء, دوا, أدوية, حبوب, شراب, مرهم, كريم, قطرة, قطره, حقن, حقنة,
      برشام, برشامة, تحاميل, لبوس, بخاخ, اقراص, أقراص, كبسولات, مضاد حيوي, علاج, dawa, dawa2,
      dwa, 7boob, 7obob, habob, hboob, marham, 2atra, qatra, gatra
    `,
  ],
];

const book = phraseBook(words.flatMap(([word, phrases]) => meaning(word, phrases)));

/** Words so long and so unlike others that one letter off is a slip of them. */
const slipsOf = misspelledNames(
  [
    'vacancy vacancies conference conferences exhibition exhibitions workshop workshops webinar webinars',
    'symposium seminar seminars catalogue catalogues hospital hospitals pharmacy pharmacies',
    'وظيفه وظايف مستشفي مستشفيات صيدليه صيدليات موتمر موتمرات فعاليات',
  ].flatMap((names) => names.split(' ')),
);
const SHORTEST_SLIP = 6;

/** Words so long that even two letters off can be nothing else: exbition. */
const shortenedLong = new Map(
  'exhibition exhibitions conference conferences'
    .split(' ')
    .flatMap((name) => [...name].map((_, at) => [name.slice(0, at) + name.slice(at + 1), name])),
);
const slipsOfShortened = misspelledNames(shortenedLong.keys());
const LONG_SLIP = 8;

function meantByLong(word: string): string | undefined {
  const [short] = word.length < LONG_SLIP ? [] : slipsOfShortened(word);
  return short === undefined ? undefined : shortenedLong.get(short);
}

function misspelledAt(tokens: readonly Token[], at: number): Phrase<KindWord> | undefined {
  const word = withoutArticle(tokens[at]?.folded ?? '');
  if (word.length < SHORTEST_SLIP) return undefined;
  const [slipped] = slipsOf(word);
  const meant = slipped ?? meantByLong(word);
  return meant === undefined ? undefined : book.findAt(tokensOf(meant), 0);
}

export const kindWords: PhraseBook<KindWord> = {
  findAt: (tokens, at) => book.findAt(tokens, at) ?? misspelledAt(tokens, at),
};
