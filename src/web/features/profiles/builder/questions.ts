import type { ComponentType } from 'react'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import { BirthQuestion } from './birth-question.tsx'
import { EducationQuestion, ExperienceQuestion, ShiftsQuestion } from './choice-questions.tsx'
import { EmailQuestion, SkillsQuestion } from './extra-questions.tsx'
import { LanguagesQuestion } from './languages-question.tsx'
import { NameQuestion } from './name-question.tsx'
import { PayQuestion } from './pay-question.tsx'
import { PlaceQuestion } from './place-question.tsx'
import type { QuestionProps } from './question-props.ts'

/** How each part of the profile is answered. */
export const questions = {
  name: NameQuestion,
  place: PlaceQuestion,
  birth: BirthQuestion,
  education: EducationQuestion,
  experience: ExperienceQuestion,
  languages: LanguagesQuestion,
  shifts: ShiftsQuestion,
  pay: PayQuestion,
  email: EmailQuestion,
  skills: SkillsQuestion,
} as const satisfies Record<ProfilePart, ComponentType<QuestionProps>>
