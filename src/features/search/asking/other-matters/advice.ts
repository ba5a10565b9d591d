import { holdsPhrase, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';

const CLITICS = ['و', 'ب', 'ل', 'ف', 'لل', 'بال'];
const listOf = (text: string) => phraseList(text, { clitics: CLITICS });

/** Phrases that ask for advice by themselves. */
const plain = listOf(`
    what should i take, what to do, what shall i do, can i drink, can i eat, can i mix,
    how many ml, how many mg, give my child, give my baby, give my son, give my daughter,
    dose of, dosage of, what can i take, what do i take, what to take, should i take,
    should i use, should i stop, should i give, can i take, can i give, can i use, can my child,
    can my baby, can a pregnant, is it safe to, safe during pregnancy, safe in pregnancy,
    safe for pregnant, while pregnant, while breastfeeding, when breastfeeding, is it dangerous,
    is it normal to, is it serious, how much should i take, how many should i take,
    how many tablets should, how many pills, how often should, how long should i take,
    dose for my, dosage for my, right dose, correct dose, maximum dose, max dose, what dose,
    which dose, what is the dose, dose for child, dose for children, dose for a child,
    dose for adults, dosage for, side effects of, interaction between, interact with,
    what is wrong with me, do i have, am i having, diagnose, diagnosis of my,
    what are my symptoms, my symptoms, is it cancer, what should i do, what do i do,
    what can i do for, how do i treat, how to treat, how to cure, how can i treat,
    how do i get rid of, how to get rid of, best medicine for, best treatment for, best drug for,
    what medicine for, which medicine for, what is the best medicine, what is the best treatment,
    what is good for, overdose, took too many, took too much, swallowed, poisoned, chest pain,
    cant breathe, can not breathe, cannot breathe, suicide, suicidal, kill myself,
    having a stroke, having a heart attack, heart attack what, كم جرعة, كم حبة, كم قرص,
    كم ملعقة, كم ملي, كم مل, اعطي طفلي, اعطي ابني, اعطي بنتي, أعطي طفلي, أعطي ابني, كم الجرعة,
    ما جرعة, ما هي جرعة, ماهي جرعة, ما الجرعة, الجرعة المناسبة, جرعة الأطفال, جرعة الاطفال,
    جرعة طفلي, جرعة ابني, جرعة للأطفال, جرعة لطفل, كم حبة اخذ, كم حبه اخذ, كم مرة اخذ,
    كم مل اعطي, ماذا آخذ, ماذا اخذ, ماذا أفعل, ماذا افعل, ماذا أعطي, شنو آخذ, شنو اخذ, شنو اعطي,
    شنو اسوي, شسوي, شو آخذ, شو اخذ, شو بعمل, شو اعمل, شو بقدر آخذ, شو اعطي, ايش اخذ, ايش آخذ,
    ايش اسوي, وش اخذ, وش آخذ, وش اسوي, اخد ايه, آخد ايه, اعمل ايه, أعمل إيه, اخذ ايه, هل آخذ,
    هل اخذ, هل يمكن أخذ, هل يمكن اخذ, هل يمكنني أخذ, هل يمكنني تناول, هل يمكن تناول,
    هل يمكن استخدام, هل يمكن إعطاء, هل يمكن اعطاء, هل استطيع اخذ, هل يجوز أخذ, هل يجوز اخذ,
    هل يجوز تناول, هل يجوز استخدام, هل ينفع اخذ, هل ينفع آخد, ينفع آخد, ينفع اخد, ينفع اخذ,
    هل اعطي, هل أعطي, هل يضر, هل تضر, هل هو خطير, هل هذا خطير, خطير ولا, هل هو آمن,
    هل آمن للحامل, آمن للحامل, امن للحامل, يضر الحامل, يضر الجنين, مسموح للحامل, يناسب الحامل,
    للمرضع, الآثار الجانبية, الاثار الجانبية, اثار جانبية, أعراض جانبية, اعراض جانبية,
    الأعراض الجانبية, تداخل دوائي, التداخلات الدوائية, كيف أعالج, كيف اعالج, كيف نعالج,
    شلون اعالج, ازاي اعالج, طريقة علاج, كيف اتخلص من, كيف أتخلص من, ما علاج, ما هو علاج,
    ماهو علاج, شنو علاج, شو علاج, ايش علاج, وش علاج, ما هو أفضل علاج, ما أفضل علاج, أفضل علاج ل,
    افضل علاج, أفضل دواء, افضل دواء, احسن دوا, أحسن دوا, احسن دواء, احسن علاج, جرعة زائدة,
    جرعه زايده, بلع, ابتلع, تسمم, ما اقدر اتنفس, لا استطيع التنفس, ألم في الصدر, الم في الصدر,
    وجع بصدري, الم بالصدر, انتحار, انتحر, جلطة الحين, هل انا مصاب, هل أنا مصاب, هل عندي,
    تشخيص حالتي, شو دوا, شنو دوا, sho a5od, shu a5od, shno a5eth, shnu a5eth, a5od eh, akhod eh,
    wish a5eth, kam 7aba, is it ok to, is it okay to, ok to give, ok to take, okay to give, okay to take, empty stomach, before or after food, before or after meals, with or without food, with alcohol,
    with food, mix with alcohol, take together, together with food, على الريق, قبل الأكل, بعد الأكل, قبل الاكل, بعد الاكل,
    ممكن آخذ, ممكن اخذ, ممكن آخد, ممكن اخد, ممكن استخدم, ممكن أستخدم, ممكن أعطي, ممكن اعطي, اقدر آخذ, اقدر اخذ, أقدر آخذ,
    أقدر أستخدم, اقدر استخدم, يصير آخذ, يصير اخذ, فيني آخد, فيني اخد, بقدر آخد, بقدر اخد, بقدر آخذ, وانا حامل, وأنا حامل,
    وانا صايم, وأنا صايم, وانا صايمة, يتعارض مع, تتعارض مع
  `);

/** Words for somebody's body or child. With a complaint they ask what to do about it. */
const self = listOf(
  `
    i have, i feel, i am having, i suffer, im having, my, عندي, عندى, احس, أحس, اشعر, أشعر,
    اعاني, أعاني, ابني, ابنتي, بنتي, طفلي, ولدي, طفلتي, امي, أمي, والدي, والدتي, زوجتي, حاسس,
    عنده, عندها
  `,
);
const asksWhat = listOf(
  `
    what should, what do, what can, should i, is it, do i need, can i, how do i, ماذا, شنو, شو,
    ايش, وش, ايه, هل, شسوي, كيف, ما الحل, شنو الحل, ما السبب, ايش السبب, ما سبب, ليش, لماذا
  `,
);
const suffers = listOf(
  `
    pain, ache, headache, fever, cough, rash, bleeding, dizzy, dizziness, vomiting, nausea,
    diarrhea, diarrhoea, itching, swelling, sore throat, hurts, hurt, burning, ألم, الم, وجع,
    صداع, حرارة, حراره, سخونة, سخونه, كحة, كحه, سعال, طفح, نزيف, دوخة, دوخه, ترجيع, استفراغ,
    غثيان, إسهال, اسهال, حكة, حكه, تورم, حرقان, تعبان, تعبانة, مغص
  `,
);

/** Phrases by which people say that they themselves suffer; nobody looks for a record that way. */
const suffering = listOf(
  `
    i have, i feel, i am having, im having, i suffer, عندي, احس, أحس, اشعر, أشعر, اعاني, أعاني,
    حاسس, حاسة, معي
  `,
);

/** Whether a question asks what only a doctor or pharmacist should answer. */
export function asksForAdvice(tokens: readonly Token[]): boolean {
  const asksForDose = tokens[0]?.folded === 'جرعه' && tokens.length > 1;
  if (asksForDose || holdsPhrase(tokens, plain)) return true;
  if (!holdsPhrase(tokens, suffers)) return false;
  return (
    holdsPhrase(tokens, suffering) || (holdsPhrase(tokens, self) && holdsPhrase(tokens, asksWhat))
  );
}
