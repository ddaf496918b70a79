import type { Random } from '#server/local/sample/random.ts'
import type { MarketFacts } from './jobs.ts'
import type { Process, Role } from './role.ts'

const processNames: Readonly<Record<Process, readonly [string, ...string[]]>> = {
  'credit card': ['Credit Card', 'Credit Card Process', 'Credit Cards'],
  loan: ['Loan', 'Personal Loan', 'Home Loan Process', 'Loan Process'],
  insurance: ['Insurance', 'Insurance Process', 'Health Insurance', 'Insurance Renewal'],
  broadband: ['Broadband Process', 'Broadband', 'Telecom Process'],
  dth: ['DTH Process', 'Telecom', 'DTH'],
  travel: ['Travel Process', 'Travel Desk', 'Flight Booking'],
  'e-commerce': ['E-commerce', 'Ecommerce Process', 'Shopping Process'],
  'food delivery': ['Food Delivery Process', 'Food Delivery'],
  edtech: ['Edtech', 'Education Counselling', 'Course Sales'],
  'real estate': ['Real Estate', 'Property'],
  healthcare: ['Healthcare', 'Hospital'],
  banking: ['Banking Process', 'Bank', 'Banking'],
  us: ['US Process', 'International', 'International Process', 'US Voice Process'],
}

/** A title as this employer would type it. */
export function titleOf(random: Random, role: Role, facts: MarketFacts): string {
  if (random.chance(0.025) && role.hindi.length > 0) return hindiTitle(random, role, facts)
  const base = leading(random, role, facts)
  const parts = [base, ...suffixes(random, facts)]
  const plain = parts.length > 1 && random.chance(0.3) ? bracketed(parts) : parts.join(' - ')
  return asTyped(random, opened(random, plain))
}

const bracketed = ([base = '', ...rest]: readonly string[]) => `${base} (${rest.join(', ')})`

function hindiTitle(random: Random, role: Role, { city }: MarketFacts): string {
  const title = role.hindi[random.int(0, role.hindi.length - 1)] ?? ''
  return random.chance(0.3) ? `${title} - ${city}` : title
}

function leading(random: Random, role: Role, { seniority }: MarketFacts): string {
  const title = random.pick(role.titles)
  if (seniority === 'senior') return `${random.pick(['Senior', 'Sr', 'Sr.'])} ${title}`
  if (seniority === 'lead') {
    return random.pick([
      `Team Leader - ${role.field}`,
      `${role.field} Team Leader`,
      `Team Lead (${role.field})`,
      `TL - ${role.field}`,
      `Assistant Team Leader ${role.field}`,
    ])
  }
  if (seniority === 'manager') {
    return random.pick([`${role.field} Manager`, `Assistant Manager - ${role.field}`])
  }
  return title
}

function suffixes(
  random: Random,
  { process, language, city, isHome, isNight, isFresher }: MarketFacts,
): string[] {
  return [
    ...(process !== undefined && random.chance(0.6) ? [random.pick(processNames[process])] : []),
    ...(language !== undefined && random.chance(0.5)
      ? [random.pick([language, `${language} Process`, `${language} Speaking`])]
      : []),
    ...(isHome && random.chance(0.75)
      ? [random.pick(['Work From Home', 'Work from Home', 'WFH', 'Home Based'])]
      : []),
    ...(isNight && random.chance(0.4) ? [random.pick(['Night Shift', 'Night'])] : []),
    ...(isFresher && random.chance(0.12)
      ? [random.pick(['Fresher', 'Freshers', 'Freshers Welcome'])]
      : []),
    ...(random.chance(0.08) ? [townName(random, city)] : []),
  ].slice(0, 2)
}

const otherNames: Readonly<Record<string, string>> = {
  Gurugram: 'Gurgaon',
  Bengaluru: 'Bangalore',
}

const townName = (random: Random, city: string): string =>
  random.chance(0.5) ? (otherNames[city] ?? city) : city

function opened(random: Random, title: string): string {
  if (random.chance(0.04))
    return `${random.pick(['Urgent Hiring', 'Urgent Requirement', 'Hiring'])} - ${title}`
  if (random.chance(0.03))
    return `${title}${random.pick([' (Urgent)', ' - Immediate Joining', ' Job'])}`
  return title
}

/** Random capitals, plurals and mistakes. */
function asTyped(random: Random, title: string): string {
  const chance = random.next()
  if (chance < 0.06) return title.toUpperCase()
  if (chance < 0.12) return title.toLowerCase()
  if (chance < 0.15) return title.replace(/(Executive|Associate|Caller|Operator)\b/, '$1s')
  if (chance < 0.18) return misspelt(random, title)
  return title
}

const mistakes = [
  ['Executive', 'Excutive'],
  ['Executive', 'Exective'],
  ['Customer', 'Costumer'],
  ['Customer', 'Custmer'],
  ['Support', 'Suport'],
  ['Telecaller', 'Telecaler'],
  ['Telecaller', 'Tellecaller'],
  ['Calling', 'Caling'],
  ['Associate', 'Assosiate'],
  ['Process', 'Proces'],
  ['Operator', 'Oprator'],
  ['Entry', 'Entery'],
  ['Collection', 'Colection'],
  ['Technical', 'Tecnical'],
  ['Delivery', 'Delivary'],
  ['Recruiter', 'Recuiter'],
  ['Office', 'Ofice'],
] as const

function misspelt(random: Random, title: string): string {
  const fitting = mistakes.filter(([right]) => title.includes(right))
  const mistake = fitting[random.int(0, Math.max(0, fitting.length - 1))]
  return mistake ? title.replace(mistake[0], mistake[1]) : title
}
