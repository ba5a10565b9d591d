import { phraseList } from './phrase-book.ts';
import { isTelling } from './spoken-verbs.ts';
import type { Token } from './tokens.ts';

// Words that help to rank and need not be found: what nearly every record is, and what people say on the way to their
// question. Where nothing else was asked for, they are what was asked for.

const english = `
  medical, medicine, medicines, medication, drug, drugs, treatment, remedy, cure, device,
  machine, equipment, apparatus, instrument, product, item, supply, thing, stuff, tool, system,
  brand, type, kind, model, best, good, better, top, great, new, original, quality, high quality,
  cheap, used, suitable, special, big, small, father, mother, dad, mom, son, daughter, wife,
  husband, brother, sister, parents, grandmother, grandfather, grandma, grandpa, granny, uncle, aunt, mum, mama, baba, kids at home, elder, elders, friend, people, person, man, woman, house, team, patient,
  come, comes, came, coming, go, goes, going, went, make, makes, made, use, using, take, takes,
  work, works, say, said, told, ask, asked, pay, sell, sells, selling, buy, buying, purchase,
  order, open, opens, start, run, keep, bring, put, turn, turns, call, called, send, try,
  provide, provides, offer, offers, supplies, deal, deals, specialise, specialize, specialised,
  specialized, dealing, agency, hour, day, days, night, time, times, now, today, always, again, soon,
  quickly, years, year, experience, experienced, urgent, urgently, together, once, after, before, since, until, around, inside,
  outside, up, down, away, along, else, enough, about, several, few, two, three, maybe, perhaps,
  possible, reference, ref, atc, sku, gtin, barcode, number, no, code, item code, item number, info, information, details,
  detail, question, everything, nothing, place, city, country, area, world, gulf, gcc, arab,
  middle east, international, local, private, public, government, online, website, site, page,
  shop, store, center, centre, without, deliver, delivers, delivered, home delivery, with delivery, delivers to home, download, near, nearby, close, next,
  ward, wards, help, helps, helping, stops, free, free of charge, appointment, an appointment, book an appointment,
  in bulk, bulk, wholesale, large quantity, large quantities, quantity, retail, one, four, five, six, seven, eight,
  nine, ten, hundred, thousand, dozen, opening, opened, starting, later, coming soon, setting up, set up, establishing,
  building, planning to, want to open, hurts, since yesterday, a lot, cannot, can not, anymore, any more, not heavy,
  all night, all nite, nite, 24x7, 24hrs, 24hr, 24 hr, 24 hrs, 24hours, whole night, stay, stays, stays open, stay open, remain, remains, overnight, 24 hours, 24 7, round the clock, late night, speaks english, speak english, speaks arabic, speak arabic,
  per month, a month, monthly, شهريا, بالشهر, في الشهر, at home, for home, for home use, home use, every day, daily, easily, safely, properly, elderly, old people,
  old man, old woman, dates, date, timing, timings, schedule, export, exports, exporter, exporters, exporting, import, imports, importing, senior, seniors, for seniors, age, aged, available in, nearest, other, different,
  treat, treats, treated, treating, cures, heal, heals, alternative, alternatives, alternative to, substitute, substitutes, equivalent, quote, quotation, version,
  platform, platforms, solution, solutions, app, apps, compare, comparing, comparison, comparison of, versus, contain, contains, containing, include, includes, included, including, prescribe, prescribed, planned, teach, teaches, teaching, learn, finished, graduated, graduate, fresh graduate, name of, active ingredient, same ingredient, same active ingredient, year old, years old, month old, months old, generic name, generic names, brand name, brand names, trade name, trade names, sold, sold here, datasheet, data sheet, specs, specification, specifications, plastic, metal, steel, wooden, white, blue, black, red, green, grey, gray, colour, color, college, medical college, medical school, university, school, student, students, carton, cartons, by the carton, box of, boxes of, second hand, asap, pieces, pcs, generic, generics, side effects, side effect, dosage, dosages, scientific name, used for what, what is it used for, used for,
  rfq, rfp, rfi, itt, moq, minimum order, minimum order quantity, proforma, pro forma, proforma invoice, purchase order, tender for, tender, tenders, request for quotation, price offer, lead time,
  speaking arabic, talking, speaking, with voice, voice guided, replies, reply, respond, responds, responding, replies within, answer within,
  fda, fda approved, fda cleared, ce, ce mark, ce marked, ce certified, ce approved, sfda, sfda approved, sfda registered, sfda certified, moh approved, moh registered, mohap, mohap approved, dha approved, gmp certified, iso certified, iso approved, approved, certified, registered,
  overuse, overusing, misuse, misusing, same effect as, same effect, works like, similar to, closest to, side, district, neighbourhood, neighborhood, vicinity
`;

const arabic = `
  صابته, صابتها, صابتني, أصابته, أصابتها, جته, جتها, جتني, جاته, جاتها, جاتني, تجيه, تجيها, تجيني,
  طبي, طبية, دواء, دوا, دوة, دوايا, الدوا, أدوية, ادويه, علاج, علاجات, جهاز, أجهزة, اجهزه, آلة, ماكينة,
  معدات, أداة, أدوات, منتج, منتجات, مستلزمات, مواد, مادة, نوع, أنواع, ماركة, موديل, جديد, جديدة,
  أصلي, اصليه, ممتاز, ممتازة, خاص, خاصة, كامل, كاملة, كبير, كبيرة, صغير, صغيرة, سريع, سريعة,
  والدي, والدتي, الوالدة, الوالد, والدة, ماما, بابا, جدتي, جدي, يدتي, يدي, تيتا, ستي, حجية, الحجية, خالتي, عمتي, خالي, عمي, حماتي, مراتي, جوزي, ابويا, أمه, عيالي, العيال, عيال, ولادي, بناتي, نسيبي, أمي, امي, أبوي, ابوي, ابني, بنتي, ولدي, زوجتي, زوجي, أخي, اخي, أولادي, اولادي,
  أطفالي, اهلي, صديقي, ناس, شخص, رجال, حريم, بيت, البيت, منزل, يسوي, تسوي, نسوي, اسوي, يعمل,
  تعمل, يعملون, بيعمل, بتعمل, بعمل, بساوي, بسوي, نعمل, اعمل, يقوم, تقوم, يجري, تجري, يقدم, تقدم, يبيع, تبيع, يبيعون, بيبيع,
  بتبيع, ابيع, اشتري, أشتري, شراء, نشتري, اشتريه, يشتري, تأتي, ياتي, يجي, تجي, تيي, ايي, اييي, ييي, تييني, بيجي, يروح, اروح,
  تروح, استخدم, يستخدم, تستخدم, استعمال, استخدام, تتولى, يتولى, فاتح, فاتحة, مفتوح, مفتوحة, فتحت,
  قال, قالوا, حط, ينحط, نحط, يحط, خذ, اخذ, سوي, مرة, دائما, بسرعة, مستعجل, ضروري, عاجل, معا, يوم,
  يومين, ليل, نهار, وقت, اليوم, داخل, خارج, قريب, بعيد, بعيدة, قرب, رقم, الرقم, كود, الكود, رمز,
  صنف, الصنف, رقم الصنف, مرجع, معلومات, تفاصيل, سؤال, موقع, مكان, محل, للعمل, هاي, ضد, غير, بدون, دون, قبل, بعد, قريبة, مركز, مدينة,
  دولة, بلد, منطقة, الخليج, العربي, العربية, الوطن العربي, عالمي, دولي, محلي, حكومي, اونلاين,
  فوق, تحت, شركات, مختلف, عدة, كاملا, واحد, واحدة, اثنين, ثلاثة, أربعة, خمسة, ستة, سبعة, عشرة, خمس, ست, سبع, عشر, مية, ألف, دزينة,
  جناح, مجاني, مجانا, مجانية, بالمجان, ببلاش, بلاش, موعد, حجز موعد, مواعيد, المواعيد, تاريخ, تواريخ, يصدر, تصدر, تصدير, يستورد, تستورد, استيراد, نايم, نايمة, نائم, قاعد, قاعدة, لمعرفة, معرفة,
  بالجملة, جملة, الجملة, بالمفرق, مفرق, بكميات, كمية, كميات, بكمية, قطعة, قطع, حبة, سنين, سنوات, سنة, شهور,
  كبار السن, كبير السن, كبيرة السن, كبير في السن, كبيرة في السن, كبير بالسن, كبيرة بالسن, المسنين, مسنين, مسن, مسنة, شايب, عجوز, الختيار, ختيار, للختيارية,
  آخر الليل, نص الليل, طول الليل, طوال الليل, ليل نهار, ٢٤ ساعة, 24 ساعة, على مدار الساعة, تحكي انكليزي, يحكي انكليزي, تتكلم انجليزي, يتكلم انجليزي, تتكلم عربي, يتكلم عربي, يحكي عربي, تحكي عربي, ناطق بالعربي, تعرف انجليزي, توصل, يوصل, يوصلون, توصلون, بتوصل, بيوصل, بيوصلوا, توصيل, خدمة توصيل, مع توصيل, وتوصيل,
  للاستخدام المنزلي, منزلي, بالبيت, للبيت, في البيت, بالمنزل, للمنزل, كل يوم, يوميا, بسهولة, خفيف, خفيفة, مو ثقيل, بفتح, نفتح, يفتح, تفتح, بنفتح, افتتاح, بصدد,
  يوفر, توفر, يوفرون, توفرون, توفير, توريد, حضور, مشاركة, المشاركة, أشارك, اشارك, نشارك, سيعقد, يعقد, تعقد, ستعقد, ينعقد, يقام, سيقام, تقام, ستقام, ينطلق,
  بيكون, هيكون, بتكون, رح يكون, هيتعمل, بيتعمل, يتعمل, بينعمل, فورا, حالا, فوري, استخدامات, دواعي الاستعمال, دواعي, فوائد, أضرار, الجرعة, جرعة, اسمه, اسمها,
  منصة, حلول, تطبيق, قارن, مقارنة, مقارنة بين, يحتوي, تحتوي, يحتوي على, تحتوي على, محتوي على, بديل, بديلة, البديل, بدائل, عرض سعر, اسم, عمره, عمرها, عمري, بعمر, المادة الفعالة, نفس المادة, نفس المادة الفعالة, مناقصة, طلبية, الآثار الجانبية, آثار جانبية, الأعراض الجانبية, أعراض جانبية, مواصفات, بلاستيك, بلاستيكي, بلاستيكية, معدن, معدني, معدنية, خشب, خشبي, خشبية, أبيض, أسود, أزرق, أحمر, أخضر, رمادي, لون, كلية الطب, كلية طب, كلية التمريض, جامعة, مدرسة, طالب, طلاب, طالبات, كرتون, كرتونة, كراتين, ينباع, بينباع, تنباع, ينباعوا, مادة فعالة, القادم, القادمة, الجاي, الجاية,
  ناطق, ناطقة, متكلم, متكلمة, بصوت, بالعربي يتكلم, بالعربي تتكلم, بالعربي يحكي, بالعربي, يتكلم بالعربي, تتكلم بالعربي, يحكي بالعربي, صوت عربي,
  يستجيب, يستجيبون, صنف, أصناف, كلها, كلهم, بيضا, سودا, زرقا, حمرا, خضرا, صفرا, رمادية, وردية, بيضاء, سوداء, زرقاء, حمراء, خضراء, صفراء, بني, بنية, أصفر, وردي,
  دخوله, دخولها, رسومه, رسومها, تذكرته, سوء استخدام, سوء استعمال, الإفراط في, الافراط في, نفس مفعول, نفس تأثير, نفس فعالية, نفس شغل, مثل مفعول, زي مفعول, حاصلة على, حاصل على, حاصلين على, معتمد من, معتمدة من, مرخص من, مرخصة من, مسجل في, مسجلة في, هيئة الغذاء والدواء, غذاء ودواء, شهادة ايزو, شهادة سي اي, صوب, جهة, ناحية, نواحي, أمر شراء, طلب تسعير, تسعيرة, فاتورة مبدئية, أقل كمية, الحد الأدنى للطلب
`;

const arabizi = `
  beit, bait, bayt, elbeit, lelbeit, lel beit, lil bait, lal bait, lal beit, fil beit, bel beit, fel beit, maftu7a, maftoo7a, maftoh, maftuha, maftooha,
  6ool ellail, tool ellail, 6ol ellail, tol el leil, tool elleil, ellail, elleil, yetkalam 3arabi, yet7aki 3arabi, tawseel, tow9eel, yewa99el, ywassel, fat7a, fat7een, faat7a, lail, leil, layl, tool el lail, tool al lail, 6ool el lail, waldi, waldti, walidi, walidati, ummi, ommi, abuy, abooy, ebni, ibni, bnti, binti, jdeed, gdeed, jadid,
  kbeer, kbir, z8eer, zgheer, sgheer, dawa, dawa2, dewa, dwa, 3elaj, 3ilaj, 3elag, jihaz, jhaz, gehaz, ajheza, agheza, tebi, tebbi,
  6ebi, 6ebeya, tebeya, badeel, badil, bdeel, bdil, badel, badeel la, badeel le, bedeel, badayel, bada2el, badael, nafs el mada, nafs elmada, nafs al mada, moqarana, far2, elfar2, el fare2, far8, faraq
`;

/** Words that say nothing even alone, because the whole portal is medical. */
const faint = phraseList(
  `
    medical, health, healthcare, best, good, better, top, great, new, latest, original, suitable,
    free, free of charge, dates, date, starting, later, soon, coming soon, مجاني, مجانية, مجانا, ببلاش, بلاش, تواريخ, قريبا,
    used, all, online, now, today, currently, urgent, urgently, next, planned, upcoming, الان, حاليا, الحين, دلوقتي, ضروري, عاجل, مستعجل, القادم, القادمة, طبي, طبية, صحي, صحية, جديد, جديدة, ممتاز, ممتازة, افضل, tebi, tebbi, 6ebi,
    6ebeya
  `,
  { spoken: false },
);

const weak = phraseList([english, arabic, arabizi].join(','), {
  clitics: ['و', 'ب', 'ل', 'لل', 'بال', 'وال'],
});

/** How many tokens, beginning at this one, are weak. */
export function weakWordsAt(tokens: readonly Token[], at: number): number {
  const length = weak.findAt(tokens, at)?.length ?? 0;
  return length > 0 || !isTelling(tokens[at]?.folded ?? '') ? length : 1;
}

/** Whether a weak word is not asked for even when nothing but a filter stands beside it. */
export function isFaint(tokens: readonly Token[], at: number): boolean {
  return faint.findAt(tokens, at) !== undefined;
}

/** Words for anything that has a price: the price alone says what is asked for. */
const whatever = phraseList(
  `
    product, products, item, items, thing, things, stuff, goods, anything, something, everything, offer, offers,
    منتج, منتجات, شي, شيء, أي شي, أشياء, حاجة, حاجات, أغراض, غرض, بضاعة, سلعة, سلع, عروض
  `,
  { clitics: ['و', 'ال'] },
);

export const isWhatever = (tokens: readonly Token[], at: number): boolean =>
  whatever.findAt(tokens, at) !== undefined;
