import { describe, expect, test } from 'vitest'
import { createDictionary } from '../index/dictionary.ts'
import { createVocabularyIndex } from '../index/vocabulary-index.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { parseQuery } from './query-parser.rules.ts'
import type { QueryPart } from './query-part.ts'
import { wordsOf } from './search-words.rules.ts'

const shares = {
  '%locker': 0.001,
  delivery: 0.1,
  customer: 0.1,
  support: 0.1,
  executive: 0.2,
  '~bank': 0.01,
  photographer: 0.001,
}
const dictionary = {
  ...createDictionary({
    words: {
      titles: wordsOf(
        'customer support executive bank manager telicaller photographer delivery docker',
      ),
      names: wordsOf('hdfc bank teleperformance marriott justdial noida nobroker delhivery'),
    },
    termShares: { liveJobs: 1_000, terms: Object.keys(shares), shares: Object.values(shares) },
    vocabulary: createVocabularyIndex(
      toSynonyms([{ phrase: 'bhandar', meaning: 'warehouse', term: null }], []),
      [],
    ),
  }),
  isInAddress: (word: string) => word === 'andhari',
}

function nameOf(part: QueryPart): string {
  if (part.kind === 'meaning') return part.meaning.name
  if (part.kind === 'unwanted') return `no ${part.meaning.name}`
  return part.kind === 'pay' ? `pay ${part.rupees}` : `'${part.word.likely[0]}'`
}

const parsed = (text: string) => parseQuery(text, dictionary).map(nameOf).join(' + ')

describe('a query', () => {
  test.each([
    ['tele caller', 'telecalling'],
    ['telecallers', 'telecalling'],
    ['securityguard', 'security guarding'],
    ['security guard noida', 'security guarding + noida'],
    ['bhandar', 'warehouse work'],
    ['telecal', 'telecalling'],
  ])('%s is %s: spaces, plurals and beginnings do not matter', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['gadi chalane ka kaam', 'driving'],
    ['bijli ka kaam', 'electrical work'],
    ['bacchon ko padhana', 'teaching'],
    ['raat ki shift wali job', 'night shift'],
    ['ghar baithe job', 'work from home'],
    ['mahilaon ke liye naukri', 'for women'],
    ['security ki naukri mumbai me', 'security guarding + mumbai'],
    ['phone pe baat karne ka kaam', 'telecalling'],
    ['school me padhane ki job', 'teaching'],
    ['gaadi theek karne wala', 'vehicle repair'],
    ['saamaan ko uthaane ka kaam', 'helper'],
    ['call karne wali job', 'telecalling'],
  ])('%s is %s in Hindi as it is spoken', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['सिक्योरिटी गार्ड', 'security guarding'],
    ['रसोइया', 'cooking'],
    ['ஓட்டுநர்', 'driving'],
    ['ড্রাইভার', 'driving'],
    ['ఎలక్ట్రీషియన్', 'electrical work'],
    ['ಬೆಂಗಳೂರು', 'bengaluru'],
    ['दिल्ली में नौकरी', 'delhi'],
    ['12वीं पास', 'twelfth pass'],
    ['बिना अनुभव', 'fresher'],
    ['अनुभव नहीं', 'fresher'],
    ['टेलीसेल्स', 'telecalling'],
    ['डाटा ऑपरेटर', 'data entry'],
  ])('%s is %s in its script', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['custmer care exicutive', 'customer support'],
    ['recepsionist', 'receptionist'],
    ['deta entry operater', 'data entry'],
    ['nurce', 'nursing'],
    ['hyderbad', 'hyderabad'],
    ['teleperformence', "'teleperformance'"],
    ['mariott', "'marriott'"],
    ['just dial', "'justdial'"],
    ['no broker', "'nobroker'"],
  ])('%s is %s, spelled right', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['andheri', 'andheri'],
    ['mali', 'gardening'],
    ['khana', 'cooking'],
    ['thane', 'thane'],
    ['andhari', "'andhari'"],
    ['delhivery', "'delhivery'"],
    ['locker', "'locker'"],
    ['photographer', 'photography'],
  ])('%s is a word of its own: %s', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['20000 salary', 'pay 20000'],
    ['salary 25k delhi', 'pay 25000 + delhi'],
    ['20,000 per month job', 'pay 20000'],
    ['20 hazar', 'pay 20000'],
    ['bees hazar ki salary', 'pay 20000'],
    ['6 lpa', 'pay 50000'],
    ['5-6 lpa sales', 'pay 41500 + sales'],
    ['3.5 lakh package', 'pay 29000'],
    ['1 lakh salary', 'pay 100000'],
    ['1 lakh per annum', 'pay 8000'],
    ['15 lakh', 'pay 125000'],
    ['60 lpa', 'pay 200000'],
    ['call center with cab', 'call center + pick up and drop'],
    ['cab driver', 'driving'],
    ['cab', 'driving'],
    ['bpo noida cab', 'bpo + noida + pick up and drop'],
    ['english nahi aati', 'without english'],
    ['bina english wali job', 'without english'],
    ['students ke liye part time job', 'part time'],
    ['deaf job', 'for disabled people'],
    ['retired person job', 'for retired people'],
    ['daily payment job', 'pay by the day or week'],
    ['field sales own bike', 'field sales + own bike'],
    ['12th pass', 'twelfth pass'],
    ['bcom', 'commerce'],
    ['part time teacher', 'part time + teaching'],
    ['no experience', 'fresher'],
    ['joining turant', 'immediate joining'],
    ['excel', 'excel'],
    ['delhi ncr', 'delhi ncr'],
  ])('%s names the condition %s', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['no night shift telecaller', 'no night shift + telecalling'],
    ['night shift nahi chahiye', 'no night shift'],
    ['telecaller night shift not required', 'telecalling + no night shift'],
    ['नाइट शिफ्ट नहीं', 'no night shift'],
    ['sales nahi', 'no sales'],
    ['jobs in noida not sales', 'noida + no sales'],
    ['delhi nahi noida', 'no delhi + noida'],
    ['without own bike delivery', 'no own bike + delivery'],
    ['graduation nahi kiya', 'no graduate'],
    ['driver not cab', 'driving'],
    ['no experience no english', 'fresher + without english'],
  ])('%s names what is not wanted: %s', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })

  test.each([
    ['hdfc bank', "'hdfc' + 'bank'"],
    ['bank', 'banking'],
    ['foe', 'receptionist'],
    ['f&b', 'waiting'],
    ['delivery job without bike', 'delivery'],
    ['bpo without target', 'bpo'],
    ['jobs for customer', "'customer'"],
    ['non veg cook', 'cooking'],
    ['jobs', ''],
    ['jobs near me', ''],
    ['mere ghar ke paas kaam', ''],
    ['driver job near my home', 'driving'],
    ['naukri chahiye', ''],
    ['main graduate hu mujhe job chahiye', 'graduate'],
    ['mai 12th pass hoon mujhe naukri chahiye noida mein', 'twelfth pass + noida'],
    ['is there any vacancy for telecaller', 'telecalling'],
    ['i am looking for a job in bpo', 'bpo'],
    ['i have 2 years experience in customer support', 'customer support'],
    ['2 saal ka experience driver', 'driving'],
    ['driver exp 3 yrs', 'driving'],
    ['45 years age driver', 'driving'],
    ['age 40 ke liye job', ''],
    ['18 saal ke ladke ke liye job', 'for men'],
    ['8 ghante ki duty', ''],
    ['driver 12 hour duty', 'driving'],
    ['4 ghante ka kaam', 'part time'],
    ['job for my wife', 'for women'],
    ['any job for ladies at home', 'for women + work from home'],
    ['english bolna nahi aata', 'without english'],
    ['salary 25000 se upar wali job noida', 'pay 25000 + noida'],
    ['मला नोकरी पाहिजे', ''],
    ['मुझे नोएडा में ड्राइवर की नौकरी चाहिए', 'noida + driving'],
    ['મારે નોકરી જોઈએ છે', ''],
    ['ਮੈਨੂੰ ਨੌਕਰੀ ਚਾਹੀਦੀ ਹੈ', ''],
    ['എനിക്ക് ജോലി വേണം', ''],
    ['velai vendum', ''],
    ['udyogam kavali', ''],
    ['kelasa beku', ''],
    ['kaj chai', ''],
    ['nokri joie che', ''],
    ['kam chahida noida', 'noida'],
    ['driver joli venam', 'driving'],
    ['samayal velai', 'cooking'],
    ['urgent hiring', 'urgent hiring'],
    ['', ''],
    ['???', ''],
  ])('%s has the parts %s', (text, parts) => {
    expect(parsed(text)).toBe(parts)
  })
})
