import type { JobFacts } from '#contract/jobs/facts.ts'
import { limits } from '#contract/limits.ts'
import {
  benefitPhrases,
  joiningPhrases,
  shiftPhrases,
  weekOffPhrases,
  workTimePhrases,
} from './facts-in-words.ts'

type Words = {
  readonly jobTitle: string
  readonly workingHours: string
  readonly jobDescription: string
}

/** The facts that a job's words tell for certain: of a fact with one value, nothing else is said. */
export function factsInWords({ jobTitle, workingHours, jobDescription }: Words): JobFacts {
  const text = spaced(`${jobTitle} | ${workingHours} | ${jobDescription}`)
  const shift = onlyValue(text, shiftPhrases)
  const workTime = onlyValue(text, workTimePhrases) ?? timeOfHours(workingHours)
  const weekOff = onlyValue(text, weekOffPhrases)
  const joining = onlyValue(text, joiningPhrases)
  const openings = openingsIn(text)
  const benefits = benefitPhrases.flatMap(([value, phrases]) =>
    findPhrases(text, listed(phrases)).length > 0 ? [value] : [],
  )
  return {
    ...(shift !== undefined && { shift }),
    ...(workTime !== undefined && { workTime }),
    ...(weekOff !== undefined && { weekOff }),
    ...(openings !== undefined && { openings }),
    ...(joining !== undefined && { joining }),
    ...(benefits.length > 0 && { benefits }),
  }
}

/** Words between single spaces, so that phrases are found as whole words; punctuation ends a phrase. */
const spaced = (text: string): string =>
  ` ${text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[-/&+]/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]+|\n+/gu, ' | ')
    .replaceAll(/\s+/g, ' ')
    .trim()} `

const listed = (phrases: string): string[] => phrases.split(',').map((phrase) => phrase.trim())

type Found = { readonly from: number; readonly to: number }

const negationsBefore = new Set(['no', 'not', 'without', 'non', 'bina', 'never', 'नहीं', 'बिना'])
const negationsAfter = new Set(['not', 'nahi', 'nahin', 'no', 'नहीं'])

function findPhrases(text: string, phrases: readonly string[]): Found[] {
  return phrases.flatMap((phrase) => {
    const found: Found[] = []
    let from = text.indexOf(` ${phrase} `)
    while (from !== -1) {
      const to = from + phrase.length + 1
      if (!isNegated(text, { from, to })) found.push({ from, to })
      from = text.indexOf(` ${phrase} `, to)
    }
    return found
  })
}

function isNegated(text: string, { from, to }: Found): boolean {
  const before = text.slice(0, from).trimEnd().split(' ').at(-1) ?? ''
  const after = text.slice(to).trimStart().split(' ').slice(0, 2)
  const next = after[0] === 'is' ? after[1] : after[0]
  return negationsBefore.has(before) || negationsAfter.has(next ?? '')
}

/** The one value that the phrases of a text tell; a phrase inside of a longer one does not count. */
function onlyValue<Value>(
  text: string,
  table: readonly (readonly [value: Value | undefined, phrases: string])[],
): Value | undefined {
  const found = table.flatMap(([value, phrases]) =>
    findPhrases(text, listed(phrases)).map((place) => ({ value, ...place })),
  )
  const stated = found.filter(
    (each) =>
      !found.some(
        (other) =>
          other.from <= each.from &&
          other.to >= each.to &&
          other.to - other.from > each.to - each.from,
      ),
  )
  const values = new Set(stated.map(({ value }) => value))
  return values.size === 1 ? stated[0]?.value : undefined
}

const fullDayHours = { min: 7, max: 12 }
const partDayHours = { min: 1, max: 5 }

/** A day of hours that leaves no doubt. */
function timeOfHours(workingHours: string): JobFacts['workTime'] {
  const [, written] = /^\s*(\d{1,2})\s*(?:hrs?|hours?)?\.?\s*$/i.exec(workingHours) ?? []
  if (written === undefined) return undefined
  const hours = Number(written)
  if (hours >= fullDayHours.min && hours <= fullDayHours.max) return 'full'
  return hours >= partDayHours.min && hours <= partDayHours.max ? 'part' : undefined
}

const openingsPattern =
  / (?:(\d{1,4}) (?:openings?|vacancy|vacancies|positions?)|(?:openings?|vacancies|no of (?:openings|vacancies|positions)) (?:\| )?(\d{1,4})) /g

/** How many people are wanted, where one number is named. */
function openingsIn(text: string): number | undefined {
  const counts = new Set(
    [...text.matchAll(openingsPattern)].map(([, before, after]) => Number(before ?? after)),
  )
  const [count] = counts
  const isOne = counts.size === 1 && count !== undefined && count >= 1 && count <= limits.openings
  return isOne ? count : undefined
}
