import { lookup } from '#platform/lookups/lookup.ts';
/** What a country is called besides its name, and the adjectives for who and what comes from it. */
export type CountryWords = { readonly names?: string; readonly nisba?: string };

export const countryWords: Readonly<Record<string, CountryWords>> = lookup({
  KW: {
    names:
      'q8, kwt, kuwiat, kuwet, kuwayt, el kuwait, state of kuwait, kwait, الكويت, كويت, دولة الكويت',
    nisba: 'kuwaiti, كويتي, كويتية, كويتيين',
  },
  SA: {
    names:
      'ksa, saudia, saudi arabia, kingdom of saudi arabia, saudi, saudiya, so3odiya, el saudia, السعودية, سعودية, المملكة العربية السعودية, المملكة, بلاد الحرمين',
    nisba: 'سعودي, سعوديه, سعوديين',
  },
  AE: {
    names:
      'uae, emirates, the emirates, united arab emirates, emarat, imarat, الإمارات, امارات, الامارات العربية المتحدة, دولة الإمارات',
    nisba: 'emirati, إماراتي, اماراتيه, إماراتية',
  },
  QA: { names: 'qatar, qatr, gatar, quatar, قطر, دولة قطر', nisba: 'qatari, قطري, قطرية' },
  BH: {
    names: 'bahrain, bahrein, ba7rain, bahrin, البحرين, بحرين, مملكة البحرين',
    nisba: 'bahraini, بحريني, بحرينية',
  },
  OM: {
    names: 'oman, sultanate of oman, 3oman, 3uman, سلطنة عمان, سلطنه, السلطنة, عُمان',
    nisba: 'omani, عماني, عمانية',
  },
  YE: { names: 'yemen, yaman, اليمن', nisba: 'yemeni, يمني, يمنية' },
  IQ: {
    names: 'iraq, irak, 3iraq, al iraq, kurdistan, العراق, كردستان',
    nisba: 'iraqi, عراقي, عراقية',
  },
  JO: { names: 'jordan, urdun, ordon, al urdun, الأردن, اردن', nisba: 'jordanian, أردني, أردنية' },
  LB: { names: 'lebanon, liban, lubnan, lebnan, لبنان', nisba: 'lebanese, لبناني, لبنانية' },
  SY: { names: 'syria, souria, soria, سوريا, سورية', nisba: 'syrian, سوري' },
  PS: {
    names: 'palestine, falasteen, west bank, gaza strip, فلسطين, الضفة الغربية, قطاع غزة',
    nisba: 'palestinian, فلسطيني, فلسطينية',
  },
  EG: {
    names: 'egypt, misr, masr, egipt, مصر, جمهورية مصر العربية',
    nisba: 'egyptian, مصري, مصرية',
  },
  SD: { names: 'sudan, السودان', nisba: 'sudanese, سوداني, سودانية' },
  LY: { names: 'libya, ليبيا', nisba: 'libyan, ليبي, ليبية' },
  TN: { names: 'tunisia, tunisie, تونس', nisba: 'tunisian, تونسي, تونسية' },
  DZ: { names: 'algeria, algerie, jazair, dzair, الجزائر', nisba: 'algerian, جزائري, جزائرية' },
  MA: { names: 'morocco, maroc, maghrib, المغرب', nisba: 'moroccan, مغربي, مغربية' },
  MR: { names: 'mauritania, موريتانيا', nisba: 'mauritanian, موريتاني' },
  SO: { names: 'somalia, الصومال', nisba: 'somali, صومالي' },
  DJ: { names: 'djibouti, جيبوتي' },
  KM: { names: 'comoros, جزر القمر' },
  IN: { names: 'india, hind, bharat, الهند', nisba: 'indian, هندي, هندية' },
  PK: { names: 'pakistan, باكستان', nisba: 'pakistani, باكستاني, باكستانية' },
  BD: { names: 'bangladesh, بنغلاديش, بنجلاديش', nisba: 'bangladeshi' },
  PH: { names: 'philippines, filipine, الفلبين', nisba: 'filipino, فلبيني, فلبينية' },
  TR: { names: 'turkiye, turkey, تركيا', nisba: 'turkish, تركي, تركية' },
  IR: { names: 'iran, إيران', nisba: 'iranian, إيراني, إيرانية' },
  DE: {
    names: 'germany, deutschland, almania, ألمانيا, المانيا',
    nisba: 'german, ألماني, ألمانية',
  },
  GB: {
    names:
      'uk, england, britain, united kingdom, great britain, بريطانيا, انجلترا, المملكة المتحدة',
    nisba: 'british, بريطاني, بريطانية',
  },
  US: {
    names: 'usa, america, united states, u s, أمريكا, امريكا, الولايات المتحدة',
    nisba: 'american, أمريكي, أمريكية',
  },
  CN: { names: 'china, الصين', nisba: 'chinese, صيني, صينية' },
  FR: { names: 'france, فرنسا', nisba: 'french, فرنسي, فرنسية' },
  IT: { names: 'italy, italia, إيطاليا, ايطاليا', nisba: 'italian, إيطالي, إيطالية' },
  ES: { names: 'spain, إسبانيا, اسبانيا', nisba: 'spanish, إسباني, إسبانية' },
  CH: { names: 'switzerland, سويسرا', nisba: 'swiss, سويسري, سويسرية' },
  JP: { names: 'japan, اليابان', nisba: 'japanese, ياباني, يابانية' },
  KR: { names: 'korea, south korea, كوريا, كوريا الجنوبية', nisba: 'korean, كوري, كورية' },
  MY: { names: 'malaysia, ماليزيا', nisba: 'malaysian, ماليزي' },
  SG: { names: 'singapore, سنغافورة' },
  TH: { names: 'thailand, تايلند, تايلاند', nisba: 'thai' },
  ID: { names: 'indonesia, إندونيسيا, اندونيسيا', nisba: 'indonesian' },
  CA: { names: 'canada, كندا', nisba: 'canadian, كندي, كندية' },
  AU: { names: 'australia, أستراليا, استراليا', nisba: 'australian, أسترالي' },
  NL: { names: 'netherlands, holland, هولندا', nisba: 'dutch, هولندي' },
  RU: { names: 'russia, روسيا', nisba: 'russian, روسي, روسية' },
  ZA: { names: 'south africa, جنوب أفريقيا' },
});
