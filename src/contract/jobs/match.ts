import {
  communicationOptions,
  educationOptions,
  experienceOptions,
  findOptionValue,
  jobGenderOptions,
} from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { englishLevels, readSpokenLanguages } from './spoken-languages.ts'

/** What a job asks of a person that a profile can be held against, in the order in which it is shown. */
export const jobWishes = ['education', 'experience', 'gender', 'hindi', 'english'] as const
export type JobWish = (typeof jobWishes)[number]

/** 'unknown': the profile does not say. It counts as not yet, never as no. */
export const wishStates = ['met', 'unmet', 'unknown'] as const
export type WishState = (typeof wishStates)[number]

export type HeldWish = { readonly wish: JobWish; readonly state: WishState }

/** The answers of a profile that wishes are held against; '' is not given. */
export type PersonAnswers = {
  readonly education: string
  readonly workexperience: string
  readonly gender: string
  readonly language: string
}

export type JobMatch = { readonly wishes: HeldWish[]; readonly own: PersonAnswers }

export type WishingJob = {
  readonly gender: string
  readonly educationQualification: readonly string[]
  readonly experienceLevel: readonly string[]
  readonly communicationSkill: readonly string[]
}

/** Holds one wish against the answers; undefined where the job does not have it. */
type Rule = (job: WishingJob, person: PersonAnswers) => WishState | undefined

const rules = {
  education: ({ educationQualification }, { education }) =>
    atLeast(educationOptions, educationQualification, education),

  experience({ experienceLevel }, { workexperience }) {
    const wanted = valuesOf(experienceOptions, experienceLevel)
    if (wanted.length === 0) return undefined
    const own = findOptionValue(experienceOptions, workexperience)
    return own === undefined ? 'unknown' : stateOf(wanted.includes(own))
  },

  gender({ gender }, person) {
    const wanted = findOptionValue(jobGenderOptions, gender) ?? 'Both'
    if (wanted === 'Both') return undefined
    return person.gender === '' ? 'unknown' : stateOf(person.gender.toLowerCase() === wanted)
  },

  hindi({ communicationSkill }, { language }) {
    if (!valuesOf(communicationOptions, communicationSkill).includes('hindi')) return undefined
    return readSpokenLanguages(language).hindi ? 'met' : 'unknown'
  },

  english({ communicationSkill }, { language }) {
    const wanted = wantedEnglish(communicationSkill)
    if (wanted === undefined) return undefined
    const own = readSpokenLanguages(language)
    if (own.english && wanted === 'englishNormal') return 'met'
    if (own.englishLevel === undefined) return 'unknown'
    return stateOf(englishLevels.indexOf(own.englishLevel) >= englishLevels.indexOf(wanted))
  },
} satisfies Record<JobWish, Rule>

/** The least English that is enough for the job. */
export function wantedEnglish(communicationSkill: readonly string[]) {
  const wanted = valuesOf(communicationOptions, communicationSkill)
  return englishLevels.find((level) => wanted.includes(level))
}

/** Holds a job's wishes against a person's answers. Values of options and wire labels are taken alike. */
export function matchOf(job: WishingJob, person: PersonAnswers): HeldWish[] {
  return jobWishes.flatMap((wish) => {
    const state = rules[wish](job, person)
    return state === undefined ? [] : [{ wish, state }]
  })
}

/** What the job asks for and the person's answers do not have. Nobody is kept from applying. */
export const unmetWishes = (wishes: readonly HeldWish[]): JobWish[] =>
  wishes.filter(({ state }) => state === 'unmet').map(({ wish }) => wish)

/** The options stand in order: who has more than the least that is wanted has enough. */
function atLeast(
  options: readonly Option[],
  wanted: readonly string[],
  own: string,
): WishState | undefined {
  const values = options.map(({ value }) => value)
  const least = Math.min(...valuesOf(options, wanted).map((value) => values.indexOf(value)))
  if (!Number.isFinite(least)) return undefined
  const ownValue = findOptionValue(options, own)
  return ownValue === undefined ? 'unknown' : stateOf(values.indexOf(ownValue) >= least)
}

const stateOf = (isMet: boolean): WishState => (isMet ? 'met' : 'unmet')

const valuesOf = <Value extends string>(
  options: readonly Option<Value>[],
  texts: readonly string[],
): Value[] =>
  texts.flatMap((text) => {
    const value = findOptionValue(options, text)
    return value === undefined ? [] : [value]
  })
