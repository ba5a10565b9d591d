// What people cook and eat, which teams and singers they follow, and where they spend a holiday.

const dishes = `
  how to cook, how to bake, recipe for, kunafa, knafeh, kunafeh, baklava, basbousa, mandi, machboos, majboos, kabsa, maqluba, maklouba, mansaf, tabbouleh, tabouleh,
  fattoush, mahshi, molokhia, mulukhiyah, harees, luqaimat, shakshuka, couscous, tagine, tajine, pastilla, noodles, ramen, lasagna, steak, steakhouse, 
  fried chicken, grilled fish, pancakes, donuts, cupcakes, brownies, cheesecake, chocolate cake, coca cola, kfc, mcdonalds, starbucks, talabat,
  كنافة, الكنافة, بسبوسة, بقلاوة, قطايف, معمول, مندي, مجبوس دجاج, مقلوبة, المقلوبة, محشي, ورق عنب, تبولة, فتوش, هريس, ثريد, لقيمات, شكشوكة, كسكس, كسكسي, طاجين, بسطيلة, 
  نودلز, رامن, لازانيا, ستيك, ساندويش, ساندويتش, سندويش, دجاج مشوي, سمك مشوي, دجاج مقلي, بان كيك, دونات, براونيز, تشيز كيك, تورتة, ماكدونالدز, ستاربكس,
  طريقة طبخ, طريقة عمل الكيك, طريقة عمل البيتزا, وصفات طبخ, اكلات, أكلات, أكلة شعبية
`;

const stars = `
  messi, ronaldo, cristiano, neymar, mbappe, haaland, benzema, salah goals, mohamed salah, mo salah, real madrid, barcelona fc, fc barcelona, liverpool, manchester united,
  manchester city, man city, arsenal, chelsea, juventus, bayern, al nassr, al hilal fc, al ittihad fc, zamalek, goals scored, el clasico, world cup tickets, league table,
  taylor swift, beyonce, drake, rihanna, eminem, justin bieber, bts, blackpink, shakira, adele, fairuz, fayrouz, umm kulthum, oum kalthoum, amr diab, mohammed abdu, nancy ajram,
  tamer hosny, elissa, bollywood, shah rukh khan, salman khan, tom cruise, kardashian, elon musk, trump, biden, putin, harry potter, game of thrones, squid game, marvel, disney,
  ميسي, رونالدو, كريستيانو, نيمار, مبابي, هالاند, بنزيما, محمد صلاح, مو صلاح, ريال مدريد, برشلونة, ليفربول, مانشستر, ارسنال, أرسنال, تشيلسي, تشلسي, يوفنتوس, بايرن, النصر السعودي, الهلال والنصر,
  الأهلي والزمالك, نتائج المباريات, ترتيب الدوري, هداف الدوري, كم هدف, أهداف المباراة, تشكيلة المنتخب, المنتخب, منتخب مصر, الكلاسيكو, كأس الخليج, كاس العالم, دوري روشن,
  تايلور سويفت, فيروز, أم كلثوم, ام كلثوم, عمرو دياب, محمد عبده, نانسي عجرم, تامر حسني, إليسا, عادل إمام, عادل امام, شاروخان, هاري بوتر, ترامب, إيلون ماسك, ايلون ماسك, بوليوود
`;

const holidays = `
  tourist attractions, places to visit, sightseeing, desert safari, burj khalifa, ferrari world, global village, disneyland, tour package, holiday package, travel package,
  airbnb, camping site, diving course, yoga retreat, cheap flight, cheap tickets, air ticket, air tickets, plane tickets, airline tickets, bus tickets, train tickets, ticket price to, one way ticket, return ticket, flight ticket, plane ticket, airline ticket, visa for turkey, visa for schengen, schengen visa,
  أماكن سياحية, اماكن سياحية, رحلة سياحية, سفرة, سفاري, برج خليفة, القرية العالمية, ديزني لاند, تذاكر طيران, تذكرة سفر, تذاكر سفر, حجز تذاكر, فيزا تركيا, فيزا شنغن, تأشيرة شنغن, شهر عسل, 
  tazaker tayaran, tazkarat tayaran, ta2jeer sayarat, sayarat, sayara lel bee3, sha22a, sha2a lel ijar, shi2a lel ijar, se3r el dahab, s3r el thahab, as3ar el dahab, koora, match el ahly, mubarat, mobarat
`;

const songs = `
  song lyrics, lyrics of, download mp3, mp3 download, ringtone, ringtones, music video, oud music, dabke, belly dance, wedding song, nasheed, nasheeds, karaoke, spotify premium, apple music, anghami, shazam, netflix series,
  ps5, ps4, ps 5, ps 4, playstation 5, nintendo, xbox series, pubg, steam card, itunes card, google play card,
  يا ليل يا عين, يا ليل, ياليل, كلمات اغنية, كلمات أغنية, كلمات الاغنية, كلمات أنشودة, كلمات شيلة, شيلات, أنشودة, أناشيد, اناشيد, مواويل, دبكة, زفة عروس, نغمة جوال, نغمات, تحميل اغاني, تحميل أغاني, تنزيل اغاني, تحميل ام بي ثري,
  عبدالحليم حافظ, عبد الحليم حافظ, كاظم الساهر, راشد الماجد, حسين الجسمي, ماجد المهندس, نوال الكويتية, شيرين عبد الوهاب, وائل كفوري, أنغام, انغامي, رقص شرقي, عود موسيقي, سهرة طرب,
  بي اس 5, بي اس 4, بي اس فايف, بلي ستيشن, بلايستيشن 5, سوني 5, بوبجي, فورت نايت, شدات ببجي, بطاقة ايتونز, بطاقات ستيم
`;

/** What people pack, give and watch. Trolleys, bags, screens and chocolate are things of hospitals as well. */
const things = `
  trolley bag, trolley bags, cabin bag, cabin size, cabin luggage, luggage, suitcase, suitcases, travel bag, travel bags, carry on bag, hand luggage, duffel bag, laptop bag, samsonite,
  patchi, godiva, ferrero, kitkat, snickers, galaxy chocolate, box of chocolates, chocolate box, chocolate bar, chocolate gift,
  samsung tv, lg tv, smart screen, 65 inch, 55 inch, 50 inch, 75 inch, 43 inch, 32 inch, 85 inch, projector screen, home theatre, home cinema,
  binoculars, telescope, telescopes, gold ring, gold rings, hair dryer, hairdryer, evening dress, swimming class, swimming classes, fish tank, aluminium ladder, steel bars, prayer time, salah time, boxing gloves, dish washing gloves, dishwashing gloves, dog vaccine, cat vaccine, vaccinate my cat, vaccinate my dog,
  shopping trolley, golf trolley, golf bag, golf clubs, luggage trolley,
  شنطة سفر, شنط سفر, شنطة السفر, حقيبة سفر, حقائب سفر, شنطة كابينة, شنطة لابتوب, شنطة يد, شنط يد, سامسونايت,
  باتشي, شوكولاته باتشي, شوكولاتة باتشي, شوكولاتة جالكسي, جالكسي, كيت كات, سنيكرز, نوتيلا, علبة شوكولاتة, بوكس شوكولاتة, صينية شوكولاتة, شوكولاتة هدايا,
  شاشة سامسونج, شاشة سامسونغ, شاشة ال جي, شاشة تلفزيون, شاشة تلفاز, شاشة سوني, شاشة بلازما, شاشة سمارت, 65 بوصة, 55 بوصة, 50 بوصة, 75 بوصة, 43 بوصة, 32 بوصة, 85 بوصة, رسيفر,
  منظار صيد, ناظور بر, دربيل, تلسكوب, خيمة بر, خيام, مكتب سفريات, سفريات, صبغ جدران, خياط, خياط رجالي, خياطة فساتين, خياطة ملابس, ماكينة خياطة, مكينة خياطة, قفازات بوكس, قفازات جلي, خرطوم مياه حديقة, خرطوم حديقة, سلم المنيوم, حديد تسليح,
  تطعيم كلب, تطعيم كلاب, تطعيم قطط, تطعيم قطة, عربية بيبي, عربة بيبي, عربانة بيبي,
  تروللي سوبرماركت, عربية تسوق, عربة تسوق, عربة سوبرماركت, عصا جولف
`;

export const leisure = [dishes, stars, holidays, songs, things].join(',');
