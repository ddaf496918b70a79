import { expect, test } from 'vitest'
import { coarseSoundKey, soundKey } from './sound-key.rules.ts'
import { isIndic, transliterate } from './transliteration.rules.ts'

test.each([
  ['ड्राइवर', 'draivar'],
  ['नौकरी', 'naukari'],
  ['ज़ोमैटो', 'zomaito'],
  ['लड़की', 'laraki'],
  ['পড়ানো', 'parano'],
  ['ਡਰਾਈਵਰ', 'daraivar'],
  ['ડ્રાઇવર', 'draivar'],
  ['ଚାକିରି', 'chakiri'],
  ['டிரைவர்', 'tiraivar'],
  ['డ్రైవర్', 'draivar'],
  ['ಬೆಂಗಳೂರು', 'bengaluru'],
  ['ഡ്രൈവർ', 'draivar'],
  ['१२वीं', '12vin'],
  ['driver', 'driver'],
])('%s is %s in Latin letters', (word, latin) => {
  expect(transliterate(word)).toBe(latin)
})

test.each([
  ['नर्स', true],
  ['nurse', false],
  ['café', false],
])('%s is of an Indian script: %s', (word, isOne) => {
  expect(isIndic(word)).toBe(isOne)
})

test.each([
  ['driver', 'ड्राइवर', 'ਡਰਾਈਵਰ'],
  ['telecaller', 'टेलीकॉलर', 'telicaller'],
  ['receptionist', 'recepsionist', 'resepshanist'],
  ['electrician', 'electrition', 'ইলেকট্রিশিয়ান'],
  ['security', 'सिक्योरिटी', 'sekuriti'],
  ['kitchen', 'kichen', 'kichan'],
  ['chowkidar', 'चौकीदार', 'chokidar'],
  ['plumber', 'प्लंबर', 'प्लम्बर'],
  ['accenture', 'accenchar', 'akcenchur'],
])('%s, %s and %s sound the same', (...words) => {
  expect(new Set(words.map(soundKey)).size).toBe(1)
})

test('some scripts write two sounds by one letter', () => {
  expect(soundKey('driver')).not.toBe(soundKey('டிரைவர்'))
  expect(coarseSoundKey('driver')).toBe(coarseSoundKey('டிரைவர்'))
})
