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
export const requirementNames = ['education', 'experience', 'gender', 'hindi', 'english'] as const
export type Requirement = (typeof requirementNames)[number]

/** 'unknown': the profile does not say. It counts as not yet, never as no. */
export const requirementStates = ['met', 'unmet', 'unknown'] as const
export type RequirementState = (typeof requirementStates)[number]

export type HeldRequirement = {
  readonly requirement: Requirement
  readonly state: RequirementState
}

/** The answers of a profile that requirements are held against; '' is not given. */
export type PersonAnswers = {
  readonly education: string
  readonly workexperience: string
  readonly gender: string
  readonly language: string
}

export type JobMatch = { readonly requirements: HeldRequirement[]; readonly own: PersonAnswers }

export type JobRequirements = {
  readonly gender: string
  readonly educationQualification: readonly string[]
  readonly experienceLevel: readonly string[]
  readonly communicationSkill: readonly string[]
}

/** Holds one requirement against the answers; undefined where the job does not have it. */
type Rule = (job: JobRequirements, person: PersonAnswers) => RequirementState | undefined

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
} satisfies Record<Requirement, Rule>

/** The least English that is enough for the job. */
export function wantedEnglish(communicationSkill: readonly string[]) {
  const wanted = valuesOf(communicationOptions, communicationSkill)
  return englishLevels.find((level) => wanted.includes(level))
}

/** Holds a job's requirements against a person's answers. Values of options and wire labels are taken alike. */
export function matchOf(job: JobRequirements, person: PersonAnswers): HeldRequirement[] {
  return requirementNames.flatMap((requirement) => {
    const state = rules[requirement](job, person)
    return state === undefined ? [] : [{ requirement, state }]
  })
}

/** What the job asks for and the person's answers do not have. Nobody is kept from applying. */
export const unmetRequirements = (requirements: readonly HeldRequirement[]): Requirement[] =>
  requirements.filter(({ state }) => state === 'unmet').map(({ requirement }) => requirement)

/** The options stand in order: who has more than the least that is wanted has enough. */
function atLeast(
  options: readonly Option[],
  wanted: readonly string[],
  own: string,
): RequirementState | undefined {
  const values = options.map(({ value }) => value)
  const least = Math.min(...valuesOf(options, wanted).map((value) => values.indexOf(value)))
  if (!Number.isFinite(least)) return undefined
  const ownValue = findOptionValue(options, own)
  return ownValue === undefined ? 'unknown' : stateOf(values.indexOf(ownValue) >= least)
}

const stateOf = (isMet: boolean): RequirementState => (isMet ? 'met' : 'unmet')

const valuesOf = <Value extends string>(
  options: readonly Option<Value>[],
  texts: readonly string[],
): Value[] =>
  texts.flatMap((text) => {
    const value = findOptionValue(options, text)
    return value === undefined ? [] : [value]
  })
