/*
 * Words by which a job asks candidates for money or for secrets, in English, in Hindi in Latin letters, and in Devanagari.
 * Phrases are separated by commas and compared without case and punctuation.
 */
const phrases = `
registration fee, registration fees, registration charge, registration charges, registration amount, registration money
joining fee, joining fees, joining charge, joining charges, training fee, training fees, training charge, training charges
security deposit, security money, security amount, refundable deposit, refundable amount, deposit of rs, deposit amount
kit charge, kit charges, kit fee, kit money, uniform charge, uniform charges, id card charge, id card charges, courier charge, courier charges
file charge, file charges, document charge, document charges, application fee, application fees, interview fee, interview charges
pay the fee, fee at joining, fees at joining, pay to join, pay before joining
send otp, send the otp, send us the otp, share otp, share your otp, tell us the otp, otp share, otp bhejo, otp batana
send bank details, share bank details, send your bank details, share your bank details, bank details bhejo, atm pin, upi pin
registration ka paisa, registration ke paise, registration fees lagegi, fees deni hogi, fees lagegi, fees jama, fee jama
paise dene honge, paisa dena hoga, paise dene padenge, paise jama karne, paisa jama, security jama
रजिस्ट्रेशन फीस, रजिस्ट्रेशन फ़ीस, रजिस्ट्रेशन चार्ज, सिक्योरिटी डिपॉजिट, सिक्योरिटी डिपॉज़िट, सिक्योरिटी मनी, फीस देनी होगी, फ़ीस देनी होगी, फीस लगेगी, फ़ीस लगेगी
पैसे देने होंगे, पैसा देना होगा, पैसे जमा, पैसा जमा, ट्रेनिंग फीस, ट्रेनिंग फ़ीस, किट का पैसा, ओटीपी भेजें, ओटीपी बताएँ, बैंक डिटेल भेजें`

/** The fields of the job form that candidates read as they were typed. */
export const riskyFields = [
  'jobTitle',
  'salary',
  'jobDescription',
  'workingHours',
  'interviewLocation',
  'interviewTiming',
] as const

/** 'No registration fee' asks for nothing. */
const negationsBefore = new Set(
  'no not never without zero free nil any bina koi kabhi नो बिना कोई कभी नहीं'.split(' '),
)
const negationsAfter = new Set('nahi nahin not no नहीं ना न'.split(' '))
/** How many words around a phrase a negation is looked for. */
const reach = 4

const risks = phrases
  .split(/,|\n/)
  .map((phrase) => phrase.trim().split(/\s+/))
  .filter(([word = '']) => word !== '')

/** The words of a text that ask for money or secrets, as written; undefined where none do. */
export function findRisk(text: string): string | undefined {
  const written = [...text.matchAll(/[\p{L}\p{M}\p{N}]+|[.!?।\n]/gu)]
  const words = written.map(([word]) => word.normalize('NFC').toLowerCase())
  for (const start of words.keys()) {
    const phrase = risks.find((risk) => risk.every((word, at) => words[start + at] === word))
    if (!phrase || isNegated(words, start, start + phrase.length)) continue
    const last = written[start + phrase.length - 1]
    return last && text.slice(written[start]?.index, last.index + last[0].length)
  }
  return undefined
}

const isEnd = (word: string): boolean => /^[.!?।\n]$/.test(word)

function isNegated(words: readonly string[], from: number, to: number): boolean {
  const before = words.slice(Math.max(0, from - reach), from)
  const sentence = before.slice(before.findLastIndex(isEnd) + 1)
  const after = words.slice(to, to + reach)
  const end = after.findIndex(isEnd)
  return (
    sentence.some((word) => negationsBefore.has(word)) ||
    (end === -1 ? after : after.slice(0, end)).some((word) => negationsAfter.has(word))
  )
}

/** An Indian mobile number as people write it, as the source of a pattern. */
export const mobileNumberSource = String.raw`(?:\+?91[\s-]?)?[6-9](?:[\s-]?\d){9}`

const mobileNumber = new RegExp(String.raw`(?<!\d)${mobileNumberSource}(?!\d)`)

/** Whether a text has a mobile number, which belongs to the contact. */
export const hasMobileNumber = (text: string): boolean => mobileNumber.test(text)
