import { withoutArticle } from '#features/search/asking/letters/arabic-forms.ts';
import { foldQuestion } from '#features/search/asking/letters/fold-question.ts';
import { type PhraseBook, phraseList, phrasesIn } from './phrase-book.ts';
import { isSaidInPassing } from './spoken-verbs.ts';
import type { Token } from './tokens.ts';

// Stop words, ways of asking and politeness: nothing is found by them.

const english = `
  a, an, the, of, in, on, at, to, for, from, by, with, into, onto, off, over, under,
  about, as, than, then, per, via, within, inside, between, during, through, upon, and, or,
  but, nor, so, if, because, while, that, which, who, whom, whose, what, when, where, why, how,
  whats, wheres, whos, hows, this, these, those, there, here, it, its, i, im, ive, id, me, my,
  mine, we, us, our, ours, you, your, yours, u, ur, he, him, his, she, her, hers, they, them,
  their, one, ones, someone, somebody, anyone, anybody, everyone, everybody, is, are, am, was,
  were, be, been, being, do, does, did, done, doing, dont, doesnt, didnt, isnt, arent, cant,
  cannot, wont, have, has, had, having, can, could, will, would, shall, should, may, might,
  must, not, no, yes, any, some, all, every, each, many, much, more, most, other, another,
  such, too, very, either, just, only, also, still, already, even, ever, really, please, pls, plz,
  kindly, thanks, thank, thankyou, thx, hi, hello, hey, dear, sir, madam, ok, okay, mai, ask,
  tell, show, give, gimme, let, lets, find, search, searching, looking, look, seek, seeking,
  list, get, gets, getting, got, need, needs, needed, want, wants, wanted, wanna, wish, like, know,
  think, help, recommend, suggest, available, exist, exists, something, anything, somewhere,
  anywhere, etc, eg, ie, vs, how are you, good morning, good evening, peace be upon you,
  of course, as well, how long, which one, out of, a lot of, kind of, would like, thank you,
  thank you very much, i am, i m, s, t, the doctor said, doctor said, doctor says, doctor told me, doctor told us,
  doctor told him, doctor told her, doctor prescribed, doctor recommended, doctor recommends, doctor advised, doctor asked for,
  doctor wants, my doctor said, my doctor prescribed, learn more about, know more about, more information about, more info on,
  who can help me with, can you help me with, do you offer, do you provide, a to z, from a to z`;

const standardArabic = `
  يرد, ترد, نرد, يردون, تردون, يردوا, بيرد, بترد, بيردوا, يرد علي, يرد علينا, في, من, على, إلى, عن, مع, بين, عند, عندكم, لدى, لديكم, لدي, حتى, منذ, خلال, حول,   و, أو, ام, ثم, لكن, بل, لأن, لان, إذا, لو, ان, أن, إن, لكي, قد, لقد, سوف, لا,
  ما, لم, لن, ليس, ليست, هل, ماذا, لماذا, متى, أين, كيف, كم, أي, أية, الذي, التي, الذين, اللي,
  هذا, هذه, هذي, ذلك, تلك, هؤلاء, هناك, هنا, هنالك, هو, هي, هم, هن, أنا, انت, انتم, نحن, كان,
  كانت, يكون, تكون, أكون, كل, جميع, بعض, أيضا, كذلك, فقط, جدا, كثير, فيه, فيها, فيهم, منه,
  منها, له, لها, لهم, لي, لنا, لك, لكم, به, بها, بهم, عنه, عنها, عليه, عليها, معه,
  معها, معكم, معاكم, معنا, عنده, عندها, عندي, عندك, عندنا, عندهم, أحد, شيء, شي, شئ, أريد, نريد, يريد, تريد, أرغب,
  ارغب, نرغب, أود, اود, أحتاج, نحتاج, يحتاج, تحتاج, بحاجة, أبحث, ابحث, نبحث, يبحث, تبحث, أجد,
  اجد, نجد, أستطيع, استطيع, يمكن, يمكنني, يمكنكم, يمكنه, يمكنها, يمكنهم, فمن, ذلك, تلك, ممكن, يوجد, توجد, موجود, موجودة, متوفر,
  متوفرة, يتوفر, تتوفر, متاح, متاحة, يرجى, الرجاء, رجاء, لطفا, شكرا, مرحبا, اهلا, هلا,
  أهلا وسهلا, السلام عليكم, السلام عليكم ورحمة الله, السلام عليكم ورحمة الله وبركاته,
  وعليكم السلام, صباح الخير, مساء الخير, من فضلك, من فضلكم, لو سمحت, لو سمحتم, لو سمحتي,
  بارك الله فيك, جزاكم الله خيرا, جزاك الله خير, إن شاء الله, ان شاء الله, ما هو, ما هي, ماهو,
  ماهي, من هو, من هي, أعطني, اعطني, اعطيني, أرني, ارني, أخبرني, اخبرني, دلني, دلوني, ساعدني,
  ساعدوني, أعرف, اعرف, نعم, اسأل, سؤال عن, مثل, مثلا, بشكل, حيث, بحيث, وهل, وهي, وهو, انه,
  انها, اني, إنني, كما, الان, تم, يتم, سواء, إما, ذو, أكثر, أقل, مناسب, مناسبة, أفضل,
  احسن, أحسن, أجود, جيد, جيدة, الدكتور قال, الدكتورة قالت, الدكتور وصف, الدكتور طلب, الدكتور كتب, الدكتور نصح, الدكتور نصحنا,
  الطبيب قال, الطبيب وصف, الطبيب طلب, الطبيب نصح, الطبيب نصحنا, قال الدكتور, قال الطبيب, قالت الدكتورة, قالي الدكتور, وصف الطبيب, وصف الدكتور,
  وصف لي, وصفلي, وصفوا لي, وصفت لي, صرف لي, صرفلي, صرفوا لي, كتب لي, كتبلي, اجده, اجدها, نجده, نجدها, احصله, احصلها,
  احصل عليه, احصل عليها, معرفة المزيد عن, اعرف المزيد عن, أعرف أكثر عن, معلومات أكثر عن, معلومات عن, من يستطيع مساعدتي في, من يساعدني في, مين يساعدني في,
  تقدمون, بتقدموا, تقدموا, كتب الدكتور, كتب الطبيب, نصحني الدكتور, نصحني الطبيب, طلب الدكتور, طلب الطبيب`;

const gulf = `
  للي صارت له, للي صار له, اللي صارت له, اللي صار له, صارت له, صار له, صارت لها, صار لها, صارت لي, صار لي, صار معه, صار معها, صار معي, حصلت له, حصل له, حصلت لها, لمن عنده, لمن عندها, للي عنده, للي عندها,
  شحقه, شحقة, اسير, أسير, نسير, بسير, ساير, بنسير, ابي, أبي, ابا, أبا, ابغى, ابغا, ابغي, أبغى, نبي, نبغى, نبغا, تبي, يبي, يبغى, يبيلي, يبي لي, يبيله, ودي,
  ودنا, خاطري, وين, وينه, وينها, وينهم, شلون, شلونك, شلونكم, شنو, شنهو, شنهي, شو, شكو, شفيه,
  شفيها, ايش, إيش, أيش, وش, وشو, ويش, ليش, لويش, منو, منهو, مين, متا, جم, بجم, چم, حق, حقي,
  حقه, حقها, حقت, حقنا, حقكم, مالت, القى, الاقي, ألاقي, الاقيه, نلقى, نلاقي, تلقى, يلقى,
  حصل, احصل, أحصل, نحصل, عطني, عطوني, عطيني, عندكو, زين, زينة, زينه, واجد, وايد, هني, هناك,
  الحين, هالحين, للحين, توه, بعدين, علشان, عشان, مشان, منشان, لجل, اكو, ماكو, مو, مب, موب, هب, يعني,
  ياخي, اخوي, اختي, طال عمرك, الله يعافيك, الله يعافيكم, الله يعطيك العافية, تكفى, تكفون, فديتك, اقدر, أقدر,
  نقدر, يقدر, تقدر, ادور, أدور, ندور, يدور, ادورلي, دورلي, حقتي, حقته, حقتها, مالتي, ابيلي, يبولي, بغيت, بغينا, بلقى, اعرفون, تعرفون, تعرف, حد يعرف, احد يعرف, يا, ياليت, لاهنت, لا هنت,
  هلا والله, شخبارك, شخباركم, شسوي, شسالفة, شاخذ, شاخد, شنو اخذ, وش اخذ, ايش اخذ, شتنصحون, شنصحتكم,
  احنا, إحنا, حنا, نحنا, محتاج له, ابيه, ابيها, نبيه, نبيها, حقين, مال, عندچ, عدكن, بو, لين, جذي, چذي, هالشي, هذيل, ذولا, معليش,
  اللي قاعدة, اللي قاعد, اللي قاعدين, قاعدة تصير, قاعد يصير, قاعدين يسوون, اذا ممكن, لو تكرمت, لو تكرمتم, يزاك الله خير, الله يجزاك خير, تسلم, تسلمون, مشكور, مشكورين`;

/** In "the doctor wrote it down for me" the asker has a doctor and does not look for one. */
const doctors = [
  'الدكتور',
  'الدكتورة',
  'دكتوري',
  'دكتورتي',
  'الطبيب',
  'الطبيبة',
  'طبيبي',
  'الحكيم',
  'دكتور الاسنان',
];
const doctorsDeeds =
  'كتبلي, كتب لي, كتبتلي, كتبلها, كتبله, كتبلنا, كاتبلي, كاتب لي, قالي, قال لي, قاللي, قالتلي, قالنا, قال لنا, قالها, يقول, بيقول, وصفلي, وصف لي, وصفتلي, وصفلها, وصفله, طلبلي, طلب مني, نصحني, نصحنا, عطاني, اعطاني, أعطاني, اداني, عطانا, صرفلي, صرف لي, محتاج';
const doctorSays = doctors
  .flatMap((who) => doctorsDeeds.split(', ').map((does) => `${who} ${does}`))
  .join(', ');

const egyptian = `
  اديها, اديه, اديله, اديلها, ادي له, ادي لها, نديها, نديله, نديلها, بديله, هديله, اديهم, عايز, عايزة, عايزه, عاوز, عاوزة, عاوزه, عايزين, عاوزين, محتاج, محتاجة, محتاجه, محتاجين, فين,
  ازاي, إزاي, ايه, إيه, ليه, امتى, إمتى, امتا, كام, بكام, دا, ده, دي, دول, كدا, كده, اوي, قوي,
  بتاع, بتاعة, بتاعت, بتوع, بتاعي, دلوقتي, دلوقت, النهارده, علشان, برضه, برضو, مش, هو في, هيا,
  اللى, الي, حاجة, حاجه, كويس, كويسة, كويسه, ممكن اعرف, ينفع, عندكوا, بدور, بادور, بندور, الاقيه, ألاقيه, الاقيها, عاوزني, نفسي في, نفسي أشتري, نفسي اشتري, نفسي أجيب, لقيت, لو سمحتوا,
  من فضلكوا, يا جماعة, احنا, إحنا, حضرتك, حضراتكم, ياريت, يا ريت, لسه, لسة, اهو, عندكم ايه, في ايه, معاك, معايا, بتاعنا, بتاعهم, اسمه ايه, ازيك, ازيكم, عامل ايه, بليز`;

const levantine = `
  بدي, بدنا, يلي, بده, بدها, بدك, بدكم, بدكن, بدّي, لازمني, لازمنا, لازم, شو في, وينو, وين في, كيفك,
  كيفكن, قديش, قديه, أديه, اديش, أديش, قداش, ايمتى, إيمتى, ايمت, هون, هونيك, هيك, هاد, هدا, هيدا,
  هيدي, هيدول, هدول, كتير, كثير, منيح, منيحة, مليح, شوي, شوية, عم, رح, لح, بقدر, فيني, فيي,
  فينا, فيكن, عم دور, بدور, بدوّر, عم بدور, حابب, حابة, قادر, شو بعمل, شو بساوي, ممكن, بلاقي, لاقي, تبع, تبعي, تبعت, تبعون, هلق, هلأ, هلا, هسا, هسه, مشان, لشو,
  مع مين, شوفي, يسلمو, يعطيك العافية, الله يخليك, عنجد, حدا, شي حدا, ولا, والا, بس, كمان, لسا,
  اذا, بعرف, بتعرف, بتعرفو, لوين, منوين, من وين, لأيمتى, عنا, عندنا, عندكن, شي محل, الكن, إلكن, إلكم, عندكون, عنكن, عندو, شي, شغلة, نحنا, نحن, إلنا, إلي, الي, كرمال,
  عكل حال, بالله, والله, دخلك, دخلكن, عفوا, سلامات, مسا الخير, صباحو, فيه شي, في شي, ماشي الحال, بتنصحوني`;

const iraqi = `
  شنطي, شنطيه, شنطيها, شننطيه, معك, معكن, معكو, معاكي, معاكو, بيه, بيها, بيهم, بيهن, بيك, بيكم, اريد, نريد, اكو, ماكو, شكد, شگد, بيش, شبيه, هواي, هواية, شوكت, وينه, هنا, هذولة, خوش,
  لخاطر, مالته, عدكم, عدنا, عدك, عدهم, گلي, دا اريد, ردت, احتاج, يصير, تكدر, اكدر, اگدر,
  نكدر, ادورلي, دادور, محتاجلي, اريدلي, نريدلنا, شلون اكدر, وين اكدر, وين الكى, الكى, نلكى, رجاءا, شلونكم, منين, منين اجيب, منين اشتري, اريدن, يمكم, يمنا, يمي, كلش, اشلون, دزولي, دزلي, جيبولي, ودولي, راح, حيل`;

const sudanese = `
  داير, دايرة, دايرين, دايره لي, داير لي, ياتو, ياتا, كيفن, ديل, هسع, هسي, زول, يا زول, يا زولة, عندكن, حقتي, وينا, ما لقيت, كدي, هنايا`;

const maghrebi = `
  بغيت, بغينا, نحب, نحوس, نحوسو, نقلب, كنقلب, كنحوس, باغي, باغية, حاب, حابة, حابب, حابه, شكون,
  شنوا, شنية, شنوة, اشنو, آش, اش, واش, علاش, كيفاش, كيفاه, وقتاش, فوقاش, شحال, بشحال, بقداش,
  قداه, بقداه, وينو, وينهي, فاين, ديال, ديالي, ديالو, متاع, تاع, نتاع, هاذ, هاد, هادا, هذاك,
  برشا, بزاف, كاين, كاينة, فما, ثمة, ماشي, موش, عافاك, عفاك, يعيشك, بركا, نلقا, ننجم, نقدر,
  دابا, توا, درك, باش, لي, راني, خصني, خاصني, يلزمني, باهي, فيسع, خويا, ختي, وقيلا, هادشي, عندكمش, لقيتوش, ما لقيتوش, يزي, نستحق, نستحقو, نستحقوا,
  حاجتي, الله يرحم والديك, الله يرحم الوالدين, يرحم والديك, الله يحفظك, والله, بالله`;

/** Possessives of every dialect and person: حقكم, مالتكم, بتاعها, ديالنا, تبعي. */
const owned = 'حق حقت مال مالت بتاع بتاعت تبع ديال متاع نتاع تاع'.split(' ');
const owners = 'ي ك كم كن ه ها هم نا و ج ش'.split(' ');
const possessives = owned
  .flatMap((word) => owners.map((ending) => word + ending))
  .filter((word) => word !== 'مالي' && word !== 'مالك' && word !== 'تبعه')
  .join(', ');

/** Arabic in Latin letters that is no word of another language. */
const arabizi = `
  el, al, fel, fil, bel, bil, lel, lil, wel, wil, 3al, 3ala, 3an, ma3, 7ag, 7a2, bta3, btaa3,
  tab3, taba3, abi, aby, abee, abgha, abgh, abga, abghy, abghi, ab3a, ab3'a, ab'3a, abghaa, ab8a, nabi, naby,
  nabgha, widdi, weddi, wedi, areed, urid, ureed, oreed, a7taj, a7tag, m7taj, m7tag, mehtag,
  mohtag, me7tag, 3ayez, 3ayz, 3aiz, 3awez, 3awz, 3ayza, 3awza, ayez, ayz, aywz, awez, 3yza,
  baddi, badde, beddi, biddi, badna, baddna, bedna, bghit, ba8i, weyn, fein, feen, shlon,
  shlonak, shlonik, shloon, shlonkom, sh5barak, sh5bark, shakhbarak, ezay, ezzay, ezzai, izzay,
  ezayak, ezayek, izayak, keef, kayf, keif, kefak, kifak, kifik, shno, shnu, shinu, sheno,
  shnw, shou, chou, eish, aish, aysh, wesh, wsh, eih, leish, lesh, laish, leih, minu, meen,
  emta, bkam, bekam, chm, bcham, adeish, addesh, 2adesh, 2addeh, bi2addeh, gaddesh, sh7al,
  b7al, wach, wash kayn, nebi, nibi, bghit, chno, chnou, khassni, khasni, daba, fih, feeh, fi7, maku, mako, 3endkom, 3indkom, 3andkom, 3andkon, 3indak, 3endak, 3ndkm,
  3endi, 3indi, 3andi, 3ndi, mawjood, mawgood, mawjud, mutawafer, momken, mumkin, momkin, mmkn,
  sama7t, sam7t, fadlak, fa9lak, min fadlak, law sama7t, shukran, shokran, 3alaikum, 3alaykom,
  3lykm, mar7aba, yalla, walla, wallah, enta, enti, howa, heya, hatha, hadha, elli, illi,
  3ashan, 3shan, 3ashn, 3lshan, 3alashan, mshan, mishan, 7ata, kwayes, kowayes, kwayyes, wayed,
  wayid, ktir, kteer, ketir, al7een, el7een, hala2, dilwa2ti, delwa2ty, agdar, a2dar, a2dr,
  ba2dar, fiyi, la2i, ala2i, ala2y, alagi, al8a, alga, algaa, a7asel, a7sal`;

/** Arabizi that is also an English word or part of a name, so it counts only among other arabizi. */
const arabiziAtBest = `
  il, l, fi, fe, bl, lal, ly, li, w, wa, men, min, mn, mel, ela, hag, mal, tabi, yabi, ared,
  arid, bade, badi, bedi, bidi, brit, wain, wayn, wein, ween, wen, win, fain, fen, fyn, kif,
  shu, sho, esh, wish, eh, leh, mnu, mno, mi2, mata, imta, kam, cham, kem, adeh, hal, fee, aku,
  ako, law, samaht, lo, alaikum, marhaba, ya, ana, ena, hada, da, di, dah, dih, ele, eli, lli,
  zain, zein, zeen, awi, fini`;

/** Stop words as they are written, without "and" before them, and phrases of them. */
type LittleWords = { readonly words: ReadonlySet<string>; readonly phrases: PhraseBook<true> };

function littleWords(...texts: readonly string[]): LittleWords {
  const all = texts.flatMap(phrasesIn);
  const isPhrase = (phrase: string) => phrase.includes(' ');
  return {
    words: new Set(all.filter((phrase) => !isPhrase(phrase)).map(foldQuestion)),
    phrases: phraseList(all.filter(isPhrase).join(','), { clitics: ['و'], spoken: false }),
  };
}

/** Phrases in which stop words count. */
const counting = phraseList(
  `
    it support, it specialist, it manager, it department, it officer, it engineer,
    it technician, it job, or nurse, or table, or light, in vitro, over the counter,
    who guidelines, help desk, price list, list my, list our, list a company, list company, list your company, over bed, one day, special needs, all in one, عن بعد
  `,
  { spoken: false },
);

const always = littleWords(
  english,
  standardArabic,
  gulf,
  doctorSays,
  egyptian,
  levantine,
  iraqi,
  sudanese,
  maghrebi,
  possessives,
  'ف, ل, ع',
  arabizi,
);
const amongArabizi = littleWords(arabiziAtBest);
const arabiziOnly = littleWords(arabizi);
const ofOwners = littleWords(possessives);

/**
 * Takes the article off a stop word, as "what there is" says no more than "there is". Shorter words would become
 * others.
 */
const longWithoutArticle = (folded: string) =>
  folded.length >= 6 ? withoutArticle(folded) : folded;

/** How many tokens, beginning at this one, are stop words of the list. */
function littleAt(tokens: readonly Token[], at: number, { words, phrases }: LittleWords): number {
  const { folded = '', written = '' } = tokens[at] ?? {};
  const phrase = phrases.findAt(tokens, at)?.length ?? 0;
  // آلي, automatic, folds to the word for "to".
  const isWord =
    (words.has(folded) ||
      words.has(folded.replace(/^و(?!اي$|ان$)(?=..)/, '')) ||
      words.has(longWithoutArticle(folded))) &&
    !/^آلي/.test(written);
  return Math.max(phrase, isWord ? 1 : 0);
}

/** Words by which arabizi is recognised, because nobody else writes them. */
const arabiziSigns = new Set(
  phrasesIn(`
    jihaz, jhaz, gehaz, ajheza, aghiza, ajhiza, dawa2, dawaa, mostashfa, mustashfa, mostshfa, mustashfayat,
    saydaliya, saydaleya, wazifa, wazeefa, wazayef, wadhifa, sharika, shareka, sharikat, sherka, doktor, daktor, doktora, kursi, korsi, sareer,
    sarir, qiyas, kiyas, daght, sukkar, sokkar, sukari, mo2tamar, moatamar, tabib, tabeeb, tabiba, mumarida,
    momaredda, momarida, momaridat, momared, 7abob, hoboob, marham, kamama, kamamat, qafazat, 2afazat,
    mahlool, mahlol, mahlul, ishal, eshal, es8al, emsak, imsak, atfal, asnan, adras, hoboob, iltihab, eltehab, kabsoula, kabsulat, hoqna, ebar, tahleel, tahlil, fahs, jira7a, jiraha,
    mareed, mareeda, badeel, tawseel, dawam, qatrat, marahem, jildiya, jeldeya, lel, lil, fil, fel, saydali, saydalani, saydalaneya, momareda, mumaridah, mo7aseb, mohasib, mohandes, muhandis, fanni, fannee, shoghol, shoghl,
    shughl, sho8l, sho8ol, wazefa, matloub, ma6loob, adawer, adawwer, adawar, dawwer, dawer, badawwar, lazem, lazim, mawjod, metwafer
  `).map(foldQuestion),
);

/** Every second name of the region has one, so they are no sign of a language. */
const articles = new Set(['al', 'el', 'il']);

/** Whether Latin letters are Arabic, by their digits or by a word that is nothing else. */
export function isArabizi(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token, at) =>
      token.script === 'latin' &&
      !articles.has(token.folded) &&
      (token.spoken.length > 0 ||
        arabiziSigns.has(token.folded) ||
        littleAt(tokens, at, arabiziOnly) > 0),
  );
}

/** How many tokens, beginning at this one, make a phrase in which stop words count. */
export function countingPhraseAt(tokens: readonly Token[], at: number): number {
  return counting.findAt(tokens, at)?.length ?? 0;
}

/** How many tokens, beginning at this one, say nothing. */
export function stopWordsAt(tokens: readonly Token[], at: number, amidArabizi: boolean): number {
  const found =
    littleAt(tokens, at, always) ||
    (amidArabizi ? littleAt(tokens, at, amongArabizi) || littleSpokenAt(tokens, at) : 0) ||
    (isSaidInPassing(tokens[at]?.folded ?? '') ? 1 : 0);
  return found === 1 && (isCapitals(tokens, at) || isDepartment(tokens, at)) ? 0 : found;
}

/** Shorter words could be read as too many others. */
const SHORTEST_SPOKEN = 5;
const LIKELIEST = 4;

/** Whether a word is a stop word of Arabic in somebody's own Latin spelling: nabghi, kifach, me7taj. */
function littleSpokenAt(tokens: readonly Token[], at: number): number {
  const { script, folded = '', spoken = [] } = tokens[at] ?? {};
  if (script !== 'latin' || (folded.length < SHORTEST_SPOKEN && !/\d/.test(folded))) return 0;
  // A possessive may be natural therapy as well: tabi3i.
  const isLittle = (text: string) => always.words.has(text) && !ofOwners.words.has(text);
  return spoken.slice(0, LIKELIEST).some(isLittle) ? 1 : 0;
}

/** In "وظيفة it" the word is the department, because the rest of the question is Arabic. */
const isDepartment = (tokens: readonly Token[], at: number) =>
  tokens[at]?.folded === 'it' && tokens.some(({ script }) => script === 'arabic');

/** Whether a word is IT, OR or WHO; not if the whole question is in capitals. */
function isCapitals(tokens: readonly Token[], at: number): boolean {
  if (!/^[A-Z]{2,4}$/.test(tokens[at]?.written ?? '')) return false;
  const others = tokens.filter(({ script }, place) => script === 'latin' && place !== at);
  return (
    tokens.length > 1 &&
    (others.length === 0 || others.some(({ written }) => written !== written.toUpperCase()))
  );
}

/** The stop words that are single words, for comparing texts without them. */
export const stopWords: readonly string[] = [
  english,
  standardArabic,
  gulf,
  egyptian,
  levantine,
  iraqi,
  sudanese,
  maghrebi,
]
  .flatMap((text) => text.split(',').map((phrase) => phrase.trim()))
  .filter((phrase) => !phrase.includes(' '));
