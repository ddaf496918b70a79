import { findLibraryQuestion } from '#contract/jobs/question-library.ts'
import type { LibraryName, LibraryQuestion } from '#contract/jobs/question-library.ts'
import type { Question } from '#contract/jobs/question-schemas.ts'

const plain = {
  libraryName: null,
  words: '',
  choices: [],
  isMustHave: false,
  wanted: [],
  least: null,
  most: null,
} as const satisfies Partial<Question>

/** A question of the library, as it is added to a job. */
export function questionOfLibrary(name: LibraryName, known: LibraryQuestion): Question {
  return {
    ...plain,
    libraryName: name,
    kind: known.kind,
    choices: known.kind === 'choice' ? known.choices.map(({ value }) => value) : [],
    wanted: [],
  }
}

/** A question in the employer's own words. */
export function ownQuestion(words: string, kind: Question['kind'], choices: string): Question {
  const lines = choices
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return {
    ...plain,
    words: words.trim(),
    kind,
    choices: kind === 'choice' ? [...new Set(lines)] : [],
    wanted: [],
  }
}

/** Makes a question a must-have with the usual wanted answer, or takes that back. */
export function withMustHave(question: Question, isMustHave: boolean): Question {
  const none = { wanted: [], least: null, most: null }
  return { ...question, isMustHave, ...none, ...(isMustHave && usuallyWanted(question)) }
}

function usuallyWanted(question: Question): Partial<Question> {
  const { kind, libraryName, choices } = question
  const known = findLibraryQuestion(libraryName)
  if (kind === 'yesNo') return { wanted: ['yes'] }
  if (kind === 'number') return known?.kind === 'number' ? { ...known.wanted } : { least: 1 }
  if (kind === 'choice') {
    return { wanted: known?.kind === 'choice' ? [...known.wanted] : choices.slice(0, 1) }
  }
  return {}
}
