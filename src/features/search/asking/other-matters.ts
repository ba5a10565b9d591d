import { holdsPhrase, phraseList } from './phrase-book.ts';
import type { Token } from './tokens.ts';

// What a portal of medicine has nothing of. Such words may stand in a long text by chance ("ramps for cars"); only a
// record that is called so is an answer to them.

const english = `
  netflix, youtube, tiktok, instagram, facebook, snapchat, whatsapp, telegram, spotify, playstation, xbox,
  fortnite, roblox, minecraft, games, gaming, movie, movies, songs, lyrics, concert, cinema, football, soccer,
  cricket, basketball, league, world cup, cars, motorbike, motorcycle, taxi, uber, careem, rent a car, flight,
  flights, airline, airlines, airport, hotel, hotels, apartment, apartments, flat for rent, villas,
  real estate, house for rent, bitcoin, crypto, forex, dollar rate, exchange rate, loan calculator, weather,
  temperature tomorrow, prayer times, horoscope, lottery, iphone, laptop, laptops, playstore, abaya,
  restaurant, restaurants, pizza, burger, shawarma, sushi, recipe, recipes, supermarket, wedding, birthday,
  joke, jokes, poem, story, stories, fairy tale, king, queen, president, prime minister, guitar, piano, gold price, buy gold,
  gold, jewellery, jewelry, programming, coding, python, javascript, homework, essay, air conditioner, air conditioning,
  car insurance, mortgage, lawyer, divorce, haircut, barber, perfume, shoes size, t shirt, sofa, curtains, carpet, car wash, tyres, petrol, learn english, learn french, driving licence, driving license, school fees, election,
  boyfriend, girlfriend, dating, porn, sex video, casino, betting, poker, vape, whisky, cats, dogs, plumber,
  cv template, my car, tow truck, washing machine, dishwasher, swimming lessons, learn swimming, swimming pool, water pump, office chair, gaming chair,
  car battery, wheel alignment, baby stroller, flight tickets, match tickets, concert tickets, kindergarten, british curriculum, wedding hall,
  my cat, my dog, translate, stock market, tourist visa, visa application, kitten, puppy, football match, used car, drop table, union select, select from, insert into, delete from, toyota, car parts, coffee, chocolates, chocolate gifts
`;

const arabic = `
  نتفلكس, يوتيوب, تيك توك, انستقرام, انستغرام, فيسبوك, سناب, بلايستيشن, ببجي, أفلام, افلام, مسلسل, مسلسلات,
  أغنية, اغنية, اغاني, أغاني, سينما, مباراة, مباريات, كورة, كرة القدم, الدوري, كأس العالم, نادي الهلال,
  سيارة للبيع, سيارات, سيارات مستعملة, تاكسي, طيران, حجز طيران, فندق, فنادق, شقة, شقق, فيلا, فلل, عقار, عقارات,
  أراضي, للايجار شقة, ذهب, سعر الذهب, بيتكوين, بورصة, سعر الدولار, طقس, الطقس, مواقيت الصلاة, أوقات الصلاة,
  حظك اليوم, أبراج اليوم, يانصيب, آيفون, ايفون, سامسونج, جوال مستعمل, عباية, عبايات, أثاث منزلي, مطعم, مطاعم,
  برمجة, البرمجة, جيتار, بيانو, رئيس الجمهورية, قصة قصيرة, قصص, مكيف, مكيفات, تكييف, محامي, طلاق, عطر, عطور, حلاق, كنب, ستائر,
  سجاد, غسيل سيارات, تأمين السيارة, تأمين سيارات, بنزين, مدارس, واجب مدرسي, دهب, مجوهرات,
  بيتزا, برجر, برغر, شاورما, طبخة, مجبوس, كبسة, مقهى, سوبرماركت, زواج مسيار, نكتة, نكت, قصيدة, رخصة القيادة,
  رخصة سواقة, انتخابات, قمار, قطط, ببغاء, سباك, وصفة طبخ, وصفة مجبوس, حجز فندق, نتيجة المباراة, سيارتي, السطحة, غسالة, غسالتي, غسالات, السباحة, مسبح, مضخة ماء, مضخة مياه, كرسي مكتب, كراسي مكتب, عربة أطفال, بطارية سيارة, تعليم السباحة, قاعة زواج, قاعة أعراس, صالة أفراح, تذكرة طيران, تذكرة الطيارة, قطتي,
  كلبي, ترجمة رسالة, الفيزا, موضوع تعبير, ستاير, تويوتا, قطع غيار سيارات, قهوة, شوكولاتة, شوكولاته, هدايا
`;

const otherMatters = phraseList([english, arabic].join(','), {
  clitics: ['و', 'ب', 'ل', 'لل', 'ال', 'بال', 'وال'],
});

/** In every kitchen, and where vaccines are kept. */
const householdThings = phraseList('fridge, fridges, freezer, ثلاجة, ثلاجات, ثلاجه, فريزر', {
  clitics: ['و', 'ب', 'ل', 'لل', 'ال'],
});
const clinicalThings = phraseList(
  `
    vaccine, vaccines, vaccination, blood, plasma, lab, laboratory, pharmacy, pharmacies, medicine, medicines, medication,
    insulin, sample, samples, specimen, hospital, clinic, medical, mortuary, لقاح, لقاحات, تطعيم, تطعيمات, دم, بلازما, مختبر,
    مختبرات, صيدلية, صيدليات, دواء, أدوية, ادوية, أنسولين, انسولين, عينات, مستشفى, عيادة, طبي, طبية, موتى
  `,
);

/** How many tokens from here on are about another matter. */
export function otherMatterAt(tokens: readonly Token[], at: number): number {
  const household = householdThings.findAt(tokens, at)?.length ?? 0;
  if (household > 0 && !holdsPhrase(tokens, clinicalThings)) return household;
  return otherMatters.findAt(tokens, at)?.length ?? 0;
}
