import { scoreSigns, signTable } from '#contract/admin/score-signs.ts'
import type { ScoreSign } from '#contract/admin/score-signs.ts'
import type { JobScore } from '#contract/admin/schemas.ts'
import { findRisk, mobileNumberSource, riskyFields } from '#contract/job-posting/risk-words.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'

type ScoredJob = Pick<
  FullJob,
  (typeof riskyFields)[number] | 'companyName' | 'organizationName' | 'email'
>

/** Between letters of any script; `\b` knows Latin ones alone. */
const anyOf = (...parts: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'iu')

const money = anyOf(
  '(?:pay|deposit|transfer|send|bhejo|bhejein) (?:rs\\.? ?|inr ?|₹ ?)\\d[\\d,]*',
  '(?:rs\\.? ?|₹ ?)\\d[\\d,]* (?:fees?|deposit|charges?|jama|dena|deni|dene|bharna|advance)',
  '\\d{3,5} ?(?:रुपये|रुपए|रु) (?:जमा|देने|फीस|फ़ीस|भेजें|भेजो)',
  'refund(?:able)? (?:after|on) joining',
)
const secrets = anyOf(
  '(?:bank|account|a/c|upi|atm|debit card|paytm|phonepe|gpay) (?:number|no|details?|pin|id)',
  '(?:otp|cvv|pin) (?:bhejo|bhejein|batao|batana|bataye|share|send|number)',
  '(?:share|send|tell|bhejo) (?:\\p{L}+ ){0,2}(?:otp|cvv|upi|passbook)',
  'passbook',
  'बैंक (?:खाता|खाते|डिटेल|नंबर)',
  'खाता नंबर',
  'ओटीपी',
  'यूपीआई',
)
const identity = anyOf(
  '(?:aadhaar|aadhar|adhar|pan) (?:card|number|no|photo|copy)',
  'आधार (?:कार्ड|नंबर)',
  'पैन (?:कार्ड|नंबर)',
)
const placement = anyOf(
  'consultanc(?:y|ies)',
  'consultants?',
  'placements?',
  'manpower',
  'recruitment agency',
  'कंसल्टेंसी',
  'प्लेसमेंट',
)
const contact = anyOf(
  mobileNumberSource,
  '[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.]{2,63}',
  '(?:wa\\.me|t\\.me|bit\\.ly|tinyurl\\.com|forms\\.gle|chat\\.whatsapp\\.com)/\\S{1,100}',
)
const freeMail = /@(?:gmail|yahoo|hotmail|outlook|live|rediffmail|ymail|icloud|proton(?:mail)?)\./i

const firstOf = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[0]

/** Honest jobs warn: 'we never ask for an OTP'. Such words ask for nothing. */
const negation = anyOf(
  'no',
  'not',
  'never',
  "don't",
  'without',
  'bina',
  'nahi',
  'nahin',
  'mat',
  'नहीं',
  'मत',
  'बिना',
  'कभी',
)
const askedIn = (text: string, pattern: RegExp): string | undefined =>
  text
    .split(/[\n!?।]|\.(?=\s)(?<!\b(?:rs|no)\.)/i)
    .filter((sentence) => !negation.test(sentence.replace(/\bno\./gi, '')))
    .flatMap((sentence) => firstOf(sentence, pattern) ?? [])[0]

/** What the job form refuses as well: its list has words for secrets too. */
function moneyRisk(text: string): string | undefined {
  const risk = findRisk(text)
  return risk !== undefined && !secrets.test(risk) ? risk : undefined
}

/** How each sign is found: the words that show it, as written. */
const finders: Record<ScoreSign, (job: ScoredJob, text: string) => string | undefined> = {
  asksForMoney: (_job, text) => askedIn(text, money) ?? moneyRisk(text),
  asksForSecrets: (_job, text) => askedIn(text, secrets),
  asksForIdentity: (_job, text) => askedIn(text, identity),
  placementWords: (job, text) =>
    firstOf(`${job.companyName}\n${job.organizationName}\n${text}`, placement),
  contactInText: (job) => firstOf(job.jobDescription, contact),
  freeMail: (job) => (freeMail.test(job.email) ? job.email : undefined),
}

/** The points of a job with their reasons. Hints for the admin who verifies it, never a decision. */
export function scoreJob(job: ScoredJob): JobScore {
  const text = riskyFields
    .map((field) => job[field] ?? '')
    .join('\n')
    .normalize('NFC')
  const signs = scoreSigns.flatMap((sign) => {
    const words = finders[sign](job, text)
    return words === undefined ? [] : [{ sign, points: signTable[sign].points, words }]
  })
  const sum = signs.reduce((points, sign) => points + sign.points, 0)
  return { points: Math.min(sum, 100), signs }
}
