import { isFreeMail } from '#contract/evidence/work-email.ts'
import { textSigns } from '#contract/admin/score-signs.ts'
import type { TextSign } from '#contract/admin/score-signs.ts'
import { findRisk, mobileNumberSource } from '#contract/job-posting/risk-words.ts'

/** What a job says, in the names of its columns. */
export type JobText = {
  readonly title: string
  readonly salary: string
  readonly description: string
  readonly working_hours: string
  readonly interview_location: string | null
  readonly interview_timing: string | null
  readonly company_name: string
  readonly organization_name: string
  readonly contact_email: string
}

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
const finders: Record<TextSign, (job: JobText, text: string) => string | undefined> = {
  asksForMoney: (_job, text) => askedIn(text, money) ?? moneyRisk(text),
  asksForSecrets: (_job, text) => askedIn(text, secrets),
  asksForIdentity: (_job, text) => askedIn(text, identity),
  placementWords: (job, text) =>
    firstOf(`${job.company_name}\n${job.organization_name}\n${text}`, placement),
  contactInText: (job) => firstOf(job.description, contact),
  freeMail: (job) => (isFreeMail(job.contact_email) ? job.contact_email : undefined),
}

/** What a job's own words show, sign by sign. */
export function findTextSigns(job: JobText): Partial<Record<TextSign, string>> {
  const text = [
    job.title,
    job.salary,
    job.description,
    job.working_hours,
    job.interview_location ?? '',
    job.interview_timing ?? '',
  ]
    .join('\n')
    .normalize('NFC')
  return Object.fromEntries(
    textSigns.flatMap((sign) => {
      const words = finders[sign](job, text)
      return words === undefined ? [] : [[sign, words]]
    }),
  )
}
