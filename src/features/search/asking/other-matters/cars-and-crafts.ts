// What people drive, have made, buy at a market or see an office about. None of it is a matter of medicine.

const cars = `
  jeep, wrangler, land rover, range rover, defender, jaguar, porsche, ferrari, lamborghini, maserati, bentley, rolls royce, peugeot, renault, volkswagen, audi, mazda, mitsubishi, suzuki, chevrolet, gmc,
  dodge, chrysler, cadillac, subaru, mg car, geely, chery, byd, car showroom, car agency, car dealer, car wash, car tint, car tinting, car accessories, car key, car keys, car insurance, car inspection, car radiator,
  battery for car, battery for my car, battery for the car, parts for car, gearbox, alternator car, spark plugs, brake disc, shock absorbers, motorcycle helmet, trailer hitch, jet ski,
  جيب رانجلر, رانجلر, رنج روفر, رينج روفر, لاند روفر, جاكوار, بورش, فيراري, لامبورجيني, بيجو, رينو, فولكس, اودي, أودي, مازدا, ميتسوبيشي, متسوبيشي, سوزوكي, شفروليه, شيفروليه, جمس, يوكن, كاديلاك, جيلي, شيري,
  معرض سيارات, معارض سيارات, وكالة سيارات, تظليل سيارات, اكسسوارات سيارات, فحص السيارة, فحص سيارات, فحص دوري للسيارة, بطارية للسيارة, مفتاح سيارة, جير سيارة, رديتر, بواجي, صدام سيارة, دباب, جت سكي
`;

const crafts = `
  aluminium windows, aluminum windows, aluminium doors, wooden door, wooden doors, iron doors, iron gate, gates, kitchen cabinets, kitchen cabinet, fitted kitchen, wardrobe maker, upholstery, glass partition, false ceiling, gypsum board, parquet,
  marble, granite, swimming pool maintenance, home generator, generator for house, generator for home, house generator, water filter for home, home water filter, water purifier for home, water tank, water tanks, garage door, garden fence, pergola,
  shade sails, lock smith, locksmith, key cutting, shoe repair, watch repair, tailor shop, embroidery, sign board, billboard, printing press, business cards, flyers printing, logo design, logo designer, branding agency, photographer, photography, wedding photographer,
  camera, cameras, camera lens, lens for camera, camcorder, tripod for camera, aquarium fish,
  حداد, حداد أبواب, حداد ابواب, أبواب حديد, ابواب خشب, أبواب المنيوم, شبابيك, شبابيك المنيوم, المنيوم مطابخ, مطابخ المنيوم, مطبخ المنيوم, نجار مطابخ, خزائن مطبخ, جبس بورد, أسقف مستعارة, باركيه, رخام, جرانيت, سيراميك حمامات, برجولات, مظلات سيارات, مظلات,
  مولد للبيت, مولد بيت, فلتر ماء للبيت, فلتر مياه للبيت, فلتر مياه منزلي, فلتر ماء منزلي, فلاتر مياه منزلية, تنكر ماء, خزان ماء, خزانات مياه, نسخ مفاتيح, فتح اقفال, تصليح احذية, تصليح ساعات, تطريز, لوحات محلات, مطبعة, كروت شخصية, بزنس كارد, تصميم شعار, تصميم لوجو,
  تصميم هوية بصرية, مصور, مصورة, مصور أعراس, تصوير أعراس, تصوير حفلات, كاميرات, كاميرات مراقبة, عدسة كاميرا, عدسات كاميرا
`;

const markets = `
  fish market, vegetable market, meat market, fresh fish, fresh fruit, fruits and vegetables, vegetables, honey shop, sidr honey, mountain honey, dates shop, olive oil, coffee beans, spices, nuts shop, sweets shop, ice cream shop, farm eggs, live sheep,
  camel meat, poultry farm, makeup, make up course, makeup course, cosmetics shop, hair extensions, wigs shop, oud perfume, gold bars, gold shop, watches, wrist watch, sunglasses brand, abayas, hijab shop, kids toys, kids clothes, baby clothes, suits, tuxedo,
  سوق السمك, سمك طازج, سوق الخضار, خضار, خضار وفواكه, فواكه, لحوم, لحم طازج, ملحمة, عسل سدر, عسل طبيعي, عسل جبلي, محل عسل, تمور, تمر سكري, زيت زيتون, بهارات, مكسرات, حلويات, محل حلويات, بيض بلدي, مزرعة دواجن, ميكب, ميك اب, ميكاب, دورة مكياج, دورة ميكب,
  محل ذهب, سبائك ذهب, سبيكة ذهب, ساعات رولكس, ملابس أطفال, ملابس اطفال, ملابس نسائية, ملابس رجالية, بدلة رجالية, بدلة عريس, سعر الخروف, سعر الحديد اليوم, حديد تسليح, سعر الأسمنت, اسمنت
`;

const offices = `
  law firm, law firms, legal advice, legal consultant, lawyers, advocate, court fees, company formation, company registration dubai, business setup, business set up, free zone company, offshore company, trademark registration, tax consultant, audit firm,
  bank loans, personal loans, business loan, home loan, internet packages, internet plans, internet offers, mobile packages, telecom offers, english course, english courses, english lessons, french course, spanish course, turkish course, computer course, photoshop course, coding course,
  cooking course, calligraphy course, piano lessons, guitar lessons, driving course, quran teacher, quran memorization, math teacher, maths lessons, physics tutor,
  مكتب محاماة, محاماة, مكاتب محاماة, محامين, استشارات قانونية, مستشار قانوني, تأسيس شركات, تأسيس شركة, رخصة تجارية, تسجيل علامة تجارية, علامة تجارية, محاسب قانوني, تدقيق حسابات, قروض, قروض بنكية, قرض بنكي, قروض شخصية, تمويل شخصي, تمويل عقاري, قرض سيارة,
  باقات نت, باقات الانترنت, عروض الانترنت, كورس انجليزي, كورسات انجليزي, كورس انجليزية, دورة انجليزي, دورات انجليزي, دورة لغة انجليزية, تعليم انجليزي, كورس كمبيوتر, كورس فوتوشوب, دورة برمجة, دورة طبخ, دورة خياطة, محفظ قرآن, تحفيظ قرآن, مدرس قرآن, معلم قرآن,
  modarres, mudarris, moderes, modares, modarres riyadiyat, modares englizi
`;

export const carsAndCrafts = [cars, crafts, markets, offices].join(',');
