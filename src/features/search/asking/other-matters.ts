import { phraseList } from './phrase-book.ts';
import type { Token } from './tokens.ts';

// What a portal of medicine has nothing of. Such words may stand in a long text by chance ("fits into a car"); only a
// record that is called so is an answer to them.

const english = `
  netflix, youtube, tiktok, instagram, facebook, snapchat, whatsapp, telegram, spotify, playstation, xbox, fortnite,
  roblox, minecraft, game, games, gaming, movie, movies, film, films, song, songs, lyrics, music, concert, cinema,
  football, soccer, cricket, basketball, tennis, match, matches, league, team score, world cup, goal, goals, player, car, cars,
  motorbike, motorcycle, bicycle, truck, taxi, uber, careem, rent a car, petrol, flight, flights, airline, airlines,
  airport, visa, passport, hotel, hotels, apartment, apartments, flat for rent, villa, villas, real estate, land for sale, house for rent,
  gold, silver, bitcoin, crypto, stock, stocks, forex, dollar rate, exchange rate, loan calculator, weather, rain, temperature tomorrow,
  prayer times, horoscope, lottery, iphone, samsung, laptop, laptops, playstore, tv, perfume, shoes, dress, dresses, abaya,
  watch price, furniture, sofa, carpet, restaurant, restaurants, pizza, burger, shawarma, sushi, recipe, recipes, cake,
  coffee, tea shop, supermarket, wedding, birthday, gift, gifts, flowers, toys, homework, joke, jokes, poem, story,
  translate, learn english, learn french, driving licence, driving license, school fees, election, president, news, politics,
  boyfriend, girlfriend, dating, porn, sex video, casino, bet, betting, poker, cigarettes, vape, beer, whisky, gun, pet, pets, cat, cats,
  dog, dogs, parrot, horse, camel, plumber, electrician, carpenter, barber, maid, cv template
`;

const arabic = `
  نتفلكس, يوتيوب, تيك توك, انستقرام, انستغرام, فيسبوك, سناب, بلايستيشن, ببجي, لعبة, ألعاب, العاب, فيلم, أفلام, افلام,
  مسلسل, مسلسلات, أغنية, اغنية, اغاني, أغاني, حفلة, سينما, مباراة, مباريات, كورة, كرة القدم, الدوري, كأس العالم, نادي الهلال,
  سيارة للبيع, سيارات, سيارات مستعملة, تاكسي, بنزين, طيران, حجز طيران, تذكرة, تذاكر, فندق, فنادق, فيزا, جواز سفر, شقة, شقق, فيلا, فلل, عقار,
  عقارات, أراضي, للايجار شقة, ذهب, سعر الذهب, بيتكوين, أسهم, اسهم, بورصة, سعر الدولار, طقس, الطقس, مطر, مواقيت الصلاة,
  أوقات الصلاة, حظك اليوم, أبراج اليوم, يانصيب, آيفون, ايفون, سامسونج, لابتوب, جوال مستعمل, تلفزيون, عطر, عطور, حذاء, أحذية,
  فستان, فساتين, عباية, عبايات, أثاث منزلي, كنب, سجاد, مطعم, مطاعم, بيتزا, برجر, برغر, شاورما, وصفة, طبخة, مجبوس, كبسة, كيك,
  قهوة, مقهى, سوبرماركت, زواج مسيار, عرس, هدية, هدايا, ورد, زهور, واجب مدرسي, نكتة, نكت, قصيدة, شعر غزل, قصة, ترجم, رخصة القيادة, رخصة سواقة,
  انتخابات, اخبار, أخبار, سياسة, تعارف, قمار, سجائر, سلاح, قطط, قطة, كلب, كلاب, ببغاء, حصان, جمل, بيطري, سباك, كهربائي منازل,
  نجار, حلاق, خادمة, شغالة
`;

const otherMatters = phraseList([english, arabic].join(','), {
  clitics: ['و', 'ب', 'ل', 'لل', 'ال', 'بال', 'وال'],
});

/** How many tokens from here on are about another matter. */
export function otherMatterAt(tokens: readonly Token[], at: number): number {
  return otherMatters.findAt(tokens, at)?.length ?? 0;
}
