import type { ThesaurusGroup } from './thesaurus-group.ts';

/**
 * Words that Arabic names are made of, with their spellings in Latin letters. A spelling that some record has is taken
 * for what it says and not guessed at, so its other spellings are listed here.
 */
export const spelledNames: readonly ThesaurusGroup[] = [
  { en: ['jabal', 'jebel', 'gabal', 'gebel', 'jbel', 'djebel', 'jabel'], ar: ['جبل'] },
  { en: ['ain', 'ayn', 'ein', 'aain'], ar: [] },
  { en: ['khor', 'khour', 'khawr'], ar: ['خور'] },
  { en: ['wahat', 'waha', 'wahah', 'waaha'], ar: ['واحة', 'واحات'] },
  { en: ['qalat', 'qalaat', 'galaat', 'qalaa', 'kalaat', 'galat'], ar: ['قلعة'] },
  { en: ['qamar', 'gamar', 'kamar'], ar: ['قمر'] },
  { en: ['hayat', 'hayah', 'hayaat', 'hayaa'], ar: [] },
  { en: ['shifa', 'shefa', 'shifaa', 'chifa', 'alshifa'], ar: ['شفاء'] },
  { en: ['salam', 'salaam', 'selam', 'alsalam'], ar: [] },
  { en: ['sharq', 'sharg', 'shark', 'sherq', 'charq', 'sharque'], ar: ['شرق'] },
  {
    en: ['lulwat', 'lulwa', 'lulua', 'lulu', 'loulou', 'luluat', 'loulwa', 'lulwah'],
    ar: ['لؤلؤة', 'لولوة'],
  },
  { en: ['marsa', 'mersa', 'al marsa'], ar: ['مرسى'] },
  { en: ['azraq', 'azrag', 'azrak', 'azrak'], ar: ['أزرق'] },
  { en: ['noor', 'nour', 'nur', 'nor'], ar: ['نور'] },
  { en: ['amal', 'amel', 'aamal'], ar: [] },
  { en: ['dar', 'daar'], ar: [] },
  { en: ['bait', 'bayt', 'beit', 'beyt'], ar: [] },
  { en: ['burj', 'borj', 'bourj', 'burg'], ar: ['برج'] },
  { en: ['nakhl', 'nakheel', 'nakhil', 'nakhla'], ar: ['نخل', 'نخيل'] },
  {
    en: ['zaytuna', 'zaytouna', 'zeitouna', 'zaitouna', 'zeytuna', 'zaituna', 'zaytoona'],
    ar: ['زيتونة'],
  },
  { en: ['mashreqia', 'mashriqia', 'mashreqiya', 'mashriqiya', 'mashrekia'], ar: ['مشرقية'] },
  { en: ['yaqut', 'yaqout', 'yagoot', 'yaqoot', 'yakout'], ar: ['ياقوت'] },
  { en: ['qafila', 'gafila', 'qafela', 'kafila', 'qafilah'], ar: ['قافلة'] },
  { en: ['murjan', 'marjan', 'morjan', 'mourjan'], ar: ['مرجان'] },
  { en: ['zaafaran', 'zafaran', 'zaafran', 'saffron'], ar: ['زعفران'] },
  { en: ['abu', 'abou', 'abo'], ar: [] },
  { en: ['umm', 'oum'], ar: [] },
  { en: ['khalij', 'khaleej', 'khalej'], ar: [] },
  { en: ['rabwat', 'rabwa', 'rabwah'], ar: [] },
  { en: ['madina', 'medina', 'madinah', 'medinah'], ar: [] },
  { en: ['souq', 'souk', 'suq', 'soug'], ar: ['سوق'] },
  { en: ['qasr', 'gasr', 'kasr', 'qaser'], ar: ['قصر'] },
  { en: ['bahr', 'baher', 'bahar'], ar: [] },
  { en: ['shams', 'chams', 'shames'], ar: [] },
  { en: ['tamra', 'tamrah', 'tamara'], ar: ['تمرة'] },
  { en: ['wardiyya', 'wardiya', 'wardia', 'wardieh', 'wardiyeh'], ar: ['وردية'] },
];
