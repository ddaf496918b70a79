/*
 * The vocabulary of search: kinds of work, conditions, towns and words that say nothing, as people write them. Phrases are
 * separated by commas, in any script. Spaces, plurals and sounds are compared loosely, so 'tele caller' stands for
 * 'telecaller' and 'telecallers', and 'driver' for 'ड्राइवर'; a phrase of another script is listed where it is another word.
 */

/** A kind of work. Names of other kinds are separated by commas. */
export type WorkConcept = {
  readonly name: string
  /** The first is what most titles say. */
  readonly phrases: string
  /** Phrases that say something in a query alone, such as abbreviations that mean more than one thing in titles. */
  readonly inQueries?: string
  /** The term of the category with the same meaning. */
  readonly filter?: string
  /** Narrower kinds: a search for this kind finds them too. */
  readonly parts?: string
  /** Kinds that come next where this one has few jobs. */
  readonly near?: string
  /** Kinds that are better than nothing. */
  readonly related?: string
  /** A title with one of these phrases means another kind of work. */
  readonly except?: string
  /** Those of the phrases that beside another kind of work say where it is done: 'bank' in 'security guard bank'. */
  readonly workplaces?: string
}

/** A circumstance of a job that its fields or its text tell. */
export type ConditionConcept = {
  readonly name: string
  readonly phrases: string
  /** Phrases that say something in a query or a title, and too little in a description. */
  readonly inTitles?: string
  /** Phrases that say something in a query alone. */
  readonly inQueries?: string
  /** The term of a filter's value with the same meaning. */
  readonly filter?: string
  /** Conditions that come next where this one has few jobs. */
  readonly near?: string
  /** Phrases that alone name a kind of work and beside another one this: 'cab' in 'bpo cab'. */
  readonly besideWork?: string
  /** Says who is wanted and not what the job is like, which tells less. */
  readonly isOfPerson?: true
}

/** What a job wants to be known: its mention counts more than the kinds of work that mostly need it. */
export type SkillConcept = {
  readonly name: string
  readonly phrases: string
  readonly work: string
}

/** A town with its other names. */
export type TownConcept = {
  readonly name: string
  readonly phrases: string
}

/** Several towns under one name. */
export type RegionConcept = TownConcept & { readonly towns: string }

export const listed = (text: string): string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Titles of desk professions, which name trades and services only as a subject. */
export const professions =
  'engineer, engineering, developer, development manager, software, architect, programmer, analyst, scientist, consultant, data'
