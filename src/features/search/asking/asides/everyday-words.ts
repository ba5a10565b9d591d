import { phraseList } from '#features/search/asking/phrases/phrase-book.ts';

// What people say while they tell a story: about whom, since when, what they heard and tried. In a short question any
// of these may be what is looked for; in a long one they need not be found.

const english = `
  um, uh, hmm, well, actually, basically, honestly, anyway, excuse, excuse me, sorry,
  guys, regards, wonder, wondering, hope, hoping, thinking, thought, believe, guess, suppose, remember,
  forget, forgot, understand, heard, seen, saw, notice, noticed, tells, telling, spoke, mention, mentioned, explain,
  explained, suggested, recommended, advise, advised, mean, means, matter, problem, problems, issue,
  issues, trouble, happen, happened, happens, happening, stay, stays, staying, stayed, live, lives, living, lived, move, moved, moving, visit,
  visiting, travel, travelling, traveling, travelled, arrive, arrived, arriving, return, returned, returning, leave, leaves, leaving,
  back home, back, ago, yet, never, often, sometimes, usually, usual, normal, normally, recently, lately,
  yesterday, tomorrow, tonight, morning, evening, afternoon, month, months, week, weeks, minute, minutes, hours, moment, meanwhile, later, early, late, finally,
  second, last, final, both, nobody,
  everywhere, way, ways, sort, bit, lot, lots, plenty, whole, side, rest, case,
  reason, idea, cousin, neighbour, neighbor, boss, colleague, colleagues, relative, relatives, boy, girl,
  lady, gentleman, guy, nice, fine, bad, worse, worst, terrible, perfect, proper, real, true, wrong, easy, difficult,
  hard, simple, important, interested, happy, sad, worried, scared, afraid, busy, sure, certain, ready, short,
  long, young, far, able, unable, allow, allows, allowed, gets, gives, given, giving, gave, bought, paid,
  paying, spend, spent, cost, costs, money, budget, expensive, worth, found, finding, searched, tried,
  trying, wanting, liked, loved, prefer, preferred, preferably, decide, decided, choose, choosing, change,
  changed, changing, began, begin, stopped, stopping, ended, closed, continue, wait, waited, waiting,
  join, joining, joined, reach, answer, checking, shows, showing, seems, appear, feel, feels, felt,
  sent, sending, papers, seem, likes, keeps, keeping, kept, looks, exactly, almost, nearly, especially,
  mostly, mainly, probably, definitely, quite, rather, fully, directly, suddenly, slowly, fast, quick, same,
  others, extra, certainly, apparently, obviously, otherwise, instead, however, although, though, unless, whether,
  little, own, out, off, sit, sits, sitting, stand, stands, standing, walk in, kept on, spit, spits, since, next day, with my own hands, until now,
  right, left, quiet, maybe later, alone, older, younger, old one, somewhere near, these days, every time, all day, whole day, half, another one,
  recommendation, recommendations, suggestion, suggestions, advice, opinion, option, options, choice, possibly, somehow, wherever, whenever
`;

const arabic = `
  طالع, نازل, صارلي, صار, صارله, صارلها, صارت, صرت, فترة, مدة, كثر, أقعد, تقعد, يقعد, نقعد, بقعد, سمعت, سمعنا, شفت, شفنا, شاف, قالت,
  قالت لي, قالي, قالولي, قالوا لي, قلت, نصحني, نصحوني, نصحتني, وصلني, وصلتني, راح, راحت, رحت, رحنا, جيت, جينا, جانا, جاني, جات, جاب, لأني, لأنه, لأنها, لأننا,
  سكنا, ساكن, ساكنة, ساكنين, نسكن, أسكن, يسكن, عايش, عايشة, عايشين, سافر, تسافر, يسافر, أسافر, نسافر, مسافر, مسافرة, راجع, راجعة, يرجع, ترجع, نرجع, أرجع, رجع, رجعت,
  ترتاح, يرتاح, أرتاح, تعطي, يعطي, نعطي, تعطونها, تعطون, تنطي, ينطي, أنطي, تدفع, ندفع, أدفع, يدفع, فلوس, مصاري, بيزات, ميزانية,
  اسمه, اسمها, أذكر, أتذكر, نسيت, تخليك, يخلي, تخلي, تصير, لحاله, لحالها, لحالي, لوحده, لوحدها, لوحدي, بنفسه, بنفسها,
  بنفسي, أجرب, نجرب, يجرب, جربت, جربنا, مهتم, مهتمة, أتمنى, شوف, شوفوا, اسمع, اسمعوا, هلحين, هالأيام, هاليومين, هالفترة, أمس, البارحة, مبارح, امبارح,
  بكرة, باكر, غدا, الليلة, العصر, ساعة, ساعات, دقيقة, دقايق, دقائق, أسبوع, أسابيع, شهر, أشهر, مرتين, مرات, ثاني, ثانية, تاني, تانية, آخر, أخير, غيره, غيرها,
  زي, متل, نفس, كذا, موضوع, سالفة, مشكلة, مشاكل, وضع, طريقة, سبب, فكرة, طبعا, أكيد, صراحة, بصراحة, بالضبط, تقريبا, حوالي,
  حد, وحدة, جماعة, ربع, جيران, جارتي, جارنا, جاري, زميلي, زميلتي, صديقتي, رفيقي, رفيقتي, قريبي, ابن عمي, بنت عمي, ابن خالي, خطيبتي, خطيبي, أخوي, أخوية, أخويا, أختي, زوجها,
  زوجته, مرتي, مرته, ولدها, بنتها, أمها, أبوها, أبوه, قرية, ديرة, ضيعة, حارة, منطقتنا, محافظة, يم, يمنا, يمهم, معاه, معاها, وياه, وياها, لما, هالشغلة, الشي, الشيء, هالجهاز,
  يكونون, كنت, كنا, يبين, طلع, طلعت, تطلع, يطلع, نطلع, يمر, تمر, ولكل, لكل, عليك, علي, تيينا, يينا, يجينا, تجينا, تجيني, يجيني, يبقى, تبقى, بقى, فضل, فضلت,
  تعودت, متعود, متعودة, الصراحه, المهم, عموما, أصلا, مع انه, رغم, بما ان, خصوصا, بالذات, تحديدا, حبيت, أفكر, نفكر, قررت, قررنا, ناوي, ناوية, ناوين, سألت, سألنا, حاولت, حاولنا, تعبنا, محتار, محتارة, محتارين
`;

export const everyday = phraseList([english, arabic].join(','), {
  clitics: ['و', 'ف', 'ب', 'ل'],
  spoken: false,
});
