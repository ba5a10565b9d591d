import { holdsPhrase, phraseList } from '#features/search/asking/phrases/phrase-book.ts';
import type { Token } from '#features/search/asking/phrases/tokens.ts';
import { carsAndCrafts } from './cars-and-crafts.ts';
import { errands } from './errands.ts';
import { leisure } from './leisure.ts';
import { otherTrades } from './other-trades.ts';

// Matters that a portal of medicine has nothing about. Such words may stand in a long text by chance ("ramps for
// cars"), so only a record that is called so answers them.

const english = `
  netflix, youtube, tiktok, instagram, facebook, snapchat, whatsapp, telegram, spotify, playstation, xbox,
  fortnite, roblox, minecraft, games, gaming, movie, movies, songs, lyrics, concert, cinema, football, soccer,
  cricket, basketball, league, world cup, cars, motorbike, motorcycle, taxi, uber, careem, rent a car, flight,
  flights, airline, airlines, airport, hotel, hotels, apartment, apartments, flat for rent, villas,
  real estate, house for rent, bitcoin, crypto, forex, dollar rate, exchange rate, loan calculator, weather,
  temperature tomorrow, prayer times, horoscope, lottery, iphone, laptop, laptops, playstore, abaya,
  louis vuitton, gucci, chanel, dior, whitening cream, skin whitening, glutathione, تبييض البشرة, تبييض البشره, تفتيح البشرة, غلوتاثيون, جلوتاثيون, restaurant, restaurants, pizza, burger, shawarma, sushi, recipe, recipes, supermarket, wedding, birthday,
  joke, jokes, poem, story, stories, fairy tale, king, queen, president, prime minister, guitar, piano, gold price, buy gold,
  gold, jewellery, jewelry, programming, coding, python, javascript, homework, essay, air conditioner, air conditioning,
  car insurance, mortgage, lawyer, divorce, haircut, barber, perfume, shoes size, t shirt, sofa, curtains, carpet, car wash, tyres, petrol, learn english, learn french, driving licence, driving license, school fees, election,
  boyfriend, girlfriend, dating, porn, sex video, casino, betting, poker, vape, whisky, cats, dogs, plumber,
  cv template, my car, tow truck, washing machine, dishwasher, swimming lessons, learn swimming, swimming pool, water pump, office chair, gaming chair,
  car battery, wheel alignment, baby stroller, flight tickets, match tickets, concert tickets, kindergarten, british curriculum, wedding hall,
  my cat, my dog, translate, stock market, tourist visa, visa application, kitten, puppy, football match, used car, drop table, union select, select from, insert into, delete from, toyota, car parts, coffee, chocolates, chocolate gifts,
  land cruiser, nissan, honda, mercedes, bmw, hyundai, kia, ford, tesla, lexus, suv, sedan, car rental, car hire, oil change, car mechanic, brake pads,
  windscreen, number plate, traffic fine, traffic fines, parking, train ticket, bus ticket, cruise, resort, beach, safari, passport, embassy, honeymoon,
  samsung, android phone, smartphone, smartphones, ipad, macbook, headphones, earbuds, smart tv, television, soundbar, sim card, internet package, drone, bicycle, skateboard,
  tennis racket, gym membership, dumbbells, wedding dress, dress, dresses, jeans, sneakers, handbag, handbags, rolex, lipstick, nail polish, hair straightener, bookshelf,
  wardrobe, dining table, microwave oven, blender, vacuum cleaner, air fryer, coffee machine, lawn mower, gardener, maid, housemaid, babysitter, carpenter,
  furniture movers, moving company, biryani, kebab, falafel, hummus, pasta, ice cream, birthday cake, bakery, grocery, groceries, butcher, anime, manga, novel, novels, kpop, celebrity, singer,
  nba, fifa, formula 1, premier league, champions league, chess, crossword, personal loan, credit score, currency rate, quran recitation, university admission, ielts, toefl, math tutor,
  wordpress, website design, excel formula, java developer, dog food, cat food, aquarium, horse riding, camel race, treasure, pirate, dragon, unicorn, spaceship, rocket launch,
  chalet, chalets, farmhouse for rent, incense, oud oil, bakhoor, temperature outside, weather forecast, visit visa, visa extension, extend visa, iqama renewal, absher, tawakkalna, sahel app, car seat, baby car seat, private driver, electricity bill, water bill, shop for rent, office for rent, language course, german course, malpractice insurance, koshari, koshary, espresso, cappuccino, party, parties, nightclub, bank account, bank branch, bank transfer, atm,
  truck driver, lorry driver, bus driver, delivery driver, delivery rider, taxi driver, house driver, forklift, match score, live score, match result, hat trick, transfer window, goalkeeper, buy shares, which shares, shares to buy, stock prices, mutual fund, dividend, dividends,
  wifi, wi fi, wifi password, router, vpn, netflix account, english teacher, maths teacher, math teacher, school teacher, arabic teacher, tutor, tutoring, exam results, seat number, school results, university results, camry, corolla, hilux, pajero, prado, tahoe,
  infant formula, baby formula, formula milk, baby milk, powdered milk, follow on milk, camel milk, diapers price, barbecue, picnic, camping, tent for camping, fishing rod, fishing trip, hunting, falcon, falcons, parrot, hamster, goldfish,
  mosque, friday prayer, ramadan timetable, eid holiday, umrah, hajj package, church, zakat, inheritance, court case, police report, visa run, green card, exchange house, money transfer, western union, gold bar, silver ring, diamond,
  paint the house, wallpaper, tiles, plumbing, electrician, roof leak, ac repair, ac technician, pest control, cockroaches, house cleaning, cleaning company for homes, curtain cleaning, sofa cleaning, car polish, garage,
  phone repair, mobile repair, phone screen, screen protector, phone case, phone charger, laptop screen, laptop charger, drama, drama series, tv series,
  tv show, soap opera, toy, toys, video game, board game, game online, lego, boxing, wrestling, judo, karate, gardening, fertiliser, fertilizer, tractor,
  school bag, school bags, school uniform, baby names, baby shower, windows 11, operating system, antivirus software, bank loan, car loan, house loan,
  solar panel, solar panels, solar heater, tents, ray ban, rayban, window glass, glass for windows, wall paint, paint brush, paint roller, house paint,
  car engine, motor oil, engine oil, rims, scooter for kids, roller skates, winter gloves, winter clothes, necklace, earrings, bracelet gold,
  wedding ring, makeup kit, mascara, eyeliner, false lashes, gel nails, acrylic nails, bed sheets for hotel, hotel linen, duvet, king size bed, sofa bed,
  bunk bed, cooker, frying pan, pressure cooker, kitchen knife, dinner set, tea set, chef, waiter, waitress, bartender, flight attendant, cabin crew,
  barista, hairdresser, cashier supermarket, footballer, actor, actress, rapper, dj, garden gloves, garden tools, car tires, medical drama
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
  كلبي, ترجمة رسالة, موضوع تعبير, ستاير, تويوتا, قطع غيار سيارات, قهوة, شوكولاتة, شوكولاته, هدايا,
  عربية مستعملة, عربيه مستعمله, عربية للبيع, أشتري عربية, شراء عربية, لاندكروزر, لاند كروزر, نيسان, هوندا, مرسيدس, هيونداي, كيا, لكزس, سيارات للإيجار, تأجير سيارات, ميكانيكي سيارات, زيت المكينة, مخالفات مرورية,
  مخالفة مرورية, مواقف سيارات, قطار, منتجع, شاطئ, جواز سفر, جواز السفر, سفارة, شهر العسل, سياحة, رحلات سياحية, جوال, جوالات, موبايلات, موبايل, لابتوب, لابتوبات, سماعات بلوتوث, تلفزيون, شاشة سمارت, باقة نت,
  دراجة هوائية, فستان, فساتين, فستان زفاف, جينز, أحذية رياضية, شنطة, شنط, شنط نسائية, روج, مكياج, مناكير, دولاب ملابس, غرفة نوم, طاولة طعام, مايكرويف, خلاط, مكنسة كهربائية, قلاية هوائية, مكينة قهوة, خادمة, خدامة, شغالة منزلية,
  مربية أطفال, نجار, نقل عفش, برياني, كباب, فلافل, حمص, معكرونة, باستا, آيس كريم, ايس كريم, كيكة, كيك, مخبز, بقالة, جزار, انمي, رواية, روايات, مطرب, مغني, فورمولا, دوري الأبطال, شطرنج, كلمات متقاطعة,
  قرض شخصي, سعر الصرف, قبول جامعي, مدرس خصوصي, مدرسة خاصة, مدرسة دولية, أقساط المدرسة, حضانة أطفال, تصميم مواقع, طعام قطط, أكل قطط, حوض سمك, ركوب الخيل, خيل, سباق الهجن, أغنام, غنم, جمال للبيع, خروف, أضحية,
  كرسي سيارة, كرسي سياره للأطفال, سائق خاص, سايق خاص, سواق خاص, فاتورة الكهرباء, فاتورة الماء, مولد كهرباء, مولد كهربا, محل للإيجار, محل للايجار, مكتب للإيجار, عيادة للإيجار,
  شاليه, شاليهات, استراحة للإيجار, بخور, دهن عود, دهن العود, عود كمبودي, عود معطر, درجة الحرارة بره, أبشر, تمديد زيارة, تأشيرة زيارة, تجديد الإقامة, كورس لغة, لغة المانية, لغة ألمانية, لغة فرنسية, تعلم لغة, سعر الريال, سعر الدينار, سعر الدرهم, سعر الجنيه, تأمين ضد, كشري, ملوخية, منسف, حفلة, حفلات, حفل زفاف, حفلة غنائية, كونسرت, اسبريسو, كابتشينو, فرع البنك, فرع بنك, بنك مصر, البنك الأهلي, حساب بنكي, حساب بالبنك, صراف آلي,
  كامري, كورولا, هايلوكس, باجيرو, برادو, تاهو, سايق توصيل, سواق توصيل, سائق توصيل, سائق شاحنة, سواق تريلة, سايق باص, سائق باص, مندوب توصيل طلبات, توصيل طلبات, طلبات مطاعم, معلمة لغة, مدرس لغة, معلم لغة, مدرسة لغة, مدرس رياضيات, معلمة رياضيات, دروس خصوصية, درس خصوصي,
  الثانوية العامة, ثانوية عامة, رقم الجلوس, نتايج الثانوية, نتائج الثانوية, نتيجة الثانوية, نتيجة الامتحان, جدول الامتحانات, دعاء, أدعية, ادعية, دعاء السفر, أذكار, اذكار, سورة, تفسير الأحلام, تفسير حلم, رقية, خطبة الجمعة, صلاة الجمعة, صلاة التراويح, إمساكية, حملة حج, حملات الحج, عمرة, زكاة, ميراث, محكمة,
  واي فاي, الواي فاي, وايفاي, راوتر, شبكة النت, باسوورد الواي فاي, حليب أطفال, حليب اطفال, حليب الأطفال, حليب رضع, حليب بودرة, حليب نيدو, حليب الإبل, أسهم, اسهم, سوق الأسهم, سهم, تداول, كاميرا, عزيمة, شواء, تخييم, خيمة, مخيم للبر, حداق, صيد سمك, صقور, بلايستيشن فايف,
  تصليح موبايل, تصليح جوال, تصليح تلفون, شاشة جوال, شاشة موبايل, شاشة لابتوب, كفر جوال, لعبة, لعب أطفال, ألعاب, العاب, ملاكمة, مصارعة, كاراتيه,
  زراعة خضار, سماد, نباتات زينة, جرار زراعي, ملابس مدرسة, ملابس مدرسية, زي مدرسي, شنطة مدرسة, أسماء أولاد, أسماء بنات, تأشيرة سياحية, فيزا سياحية,
  دهان جدران, دهان بيت, فرشاة دهان, دهانات, أصباغ جدران, زيت محرك, زيت مكينة, محرك سيارة, كفرات, إطارات سيارات, تواير, طلاء أظافر, مناكير أظافر, كحل,
  ألواح شمسية, ريبان, مدرس فيزياء, مدرس كيمياء, مدرس انجليزي, غرفة أطفال, سرير أطفال خشب, غرفة نوم أطفال, فرن غاز, طنجرة, شراشف فندق, لحاف, جرسون, ويتر,
  كابتن طيار, مضيفة طيران, قفازات شتوية, قفازات ملاكمة, قفازات حديقة,
  كهربائي منازل, صبغ بيت, ورق جدران, بلاط, تسريب مياه, تصليح مكيفات, مكافحة حشرات, صراصير, تنظيف منازل, تنظيف كنب, نقل أثاث, صالون نسائي, صالون حلاقة, كراج, ورشة سيارات, سيارة مستعملة
`;

const otherMatters = phraseList(
  [english, arabic, otherTrades, leisure, errands, carsAndCrafts].join(','),
  {
    clitics: ['و', 'ب', 'ل', 'لل', 'ال', 'بال', 'وال'],
  },
);

/** Things of every kitchen that also keep vaccines. */
const householdThings = phraseList(
  `
    fridge, fridges, freezer, domestic fridge, home fridge, kitchen fridge, fridge at home, fridge repair, fridge technician, refrigerator repair, freezer repair,
    ثلاجة, ثلاجات, ثلاجه, فريزر, ثلاجة منزلية, ثلاجات منزلية, ثلاجة البيت, ثلاجة بيت, ثلاجات بيوت, تصليح ثلاجة, تصليح ثلاجات, صيانة ثلاجات, صيانة ثلاجة, فني ثلاجات,
    تصليح برادات, صيانة برادات, تصليح براد, صيانة براد, فريزر البيت
  `,
  { clitics: ['و', 'ب', 'ل', 'لل', 'ال'] },
);
const clinicalThings = phraseList(
  `
    vaccine, vaccines, vaccination, blood, plasma, lab, laboratory, pharmacy, pharmacies, medicine, medicines, medication,
    insulin, sample, samples, specimen, hospital, clinic, medical, mortuary, لقاح, لقاحات, تطعيم, تطعيمات, دم, بلازما, مختبر,
    مختبرات, صيدلية, صيدليات, دواء, أدوية, ادوية, أنسولين, انسولين, عينات, مستشفى, عيادة, طبي, طبية, موتى
  `,
);

/** A visa is another matter, unless somebody comes to be treated. */
const papers = phraseList('الفيزا', { clitics: ['و', 'ب', 'ل'] });
const treated = phraseList(
  `
    treat, treats, treated, treating, treatment, treatments, patient, patients, surgery, operation, cancer, hospital, hospitals, therapy,
    علاج, اعالج, أعالج, نعالج, يعالج, يعالجون, اتعالج, نتعالج, يتعالج, تتعالج, مريض, مرضى, مريضة, عملية, سرطان, مستشفى, مستشفيات
  `,
  { clitics: ['و', 'ب', 'ل', 'لل', 'ال'] },
);

/** Phrases that sound like another matter but are medical. */
const ourOwn = phraseList(
  'سيارات مبردة, سيارة مبردة, سيارة إسعاف, سيارات إسعاف, سيارة الإسعاف, سيارات الإسعاف, عربية إسعاف',
  {
    clitics: ['و', 'ب', 'ل', 'لل', 'ال', 'بال', 'وال'],
  },
);

/** How many tokens, beginning at this one, are about another matter. */
export function otherMatterAt(tokens: readonly Token[], at: number): number {
  if (ourOwn.findAt(tokens, at)) return 0;
  const household = householdThings.findAt(tokens, at)?.length ?? 0;
  const paper = holdsPhrase(tokens, treated) ? 0 : (papers.findAt(tokens, at)?.length ?? 0);
  const other = Math.max(otherMatters.findAt(tokens, at)?.length ?? 0, paper);
  return holdsPhrase(tokens, clinicalThings) ? other : Math.max(household, other);
}

/** What people use the portal on: it is no other matter when they ask for help with the portal. */
const ownDevices = phraseList(
  'phone, mobile, mobile phone, smartphone, android phone, iphone, ipad, laptop, macbook, whatsapp, جوال, موبايل, تلفون, هاتف, ايفون, آيفون, لابتوب, واتساب',
  { clitics: ['و', 'ب', 'ل', 'لل', 'ال', 'بال', 'وال'] },
);

export const isOwnDevice = (tokens: readonly Token[], at: number): boolean =>
  ownDevices.findAt(tokens, at) !== undefined;
