import { ageInYears, dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import type { Option } from '#contract/options.ts'
import { readSpoken, spokenOptionOf } from '#contract/profiles/languages-spoken.ts'
import { languageLevelOptions } from '#contract/profiles/part-options.ts'
import type { CandidateAnswers } from '#contract/profiles/schemas.ts'
import type { Resume } from '#contract/resumes/schemas.ts'

/** The answers that a resume shows. Address, e-mail and wanted pay are for the employers applied to, beside the resume. */
export type ResumeAnswers = Readonly<
  Record<'selectedState' | 'workexperience' | 'education', string>
> &
  Pick<
    CandidateAnswers,
    | 'name'
    | 'mobileNumber'
    | 'selectedCity'
    | 'pincode'
    | 'dob'
    | 'pastjobexperience'
    | 'language'
    | 'skills'
  >

type About = {
  readonly t: Translator
  readonly now: Date
  readonly productName: string
  readonly isForSharing: boolean
}

/** A profile as a resume in the language of `t`. What the candidate typed stays as typed; empty answers have no section. */
export function resumeOf(
  answers: ResumeAnswers,
  { t, now, productName, isForSharing }: About,
): Resume {
  const optionText = (options: readonly Option[], value: string): string => {
    const option = options.find((each) => each.value === value)
    return option ? t(option.labelKey) : value
  }
  /** Languages with levels in the language of the resume; what was typed otherwise stays. */
  const spokenText = (text: string): string => {
    const languages = readSpoken(text)
    if (languages.every(({ level }) => level === null)) return text
    return languages
      .map(({ name, level }) => {
        const option = spokenOptionOf(name)
        const language = option ? t(option.labelKey) : name
        return level === null
          ? language
          : t('resume.spoken', { language, level: optionText(languageLevelOptions, level) })
      })
      .join(', ')
  }
  const bold = (text: string) => ({ text, isBold: true })
  const plain = (text: string) => ({ text, isBold: false })
  const place = t('resume.place', {
    city: t.place(answers.selectedCity),
    state: t.place(answers.selectedState),
    pincode: answers.pincode,
  })
  const personal = [
    t('resume.mobile', { number: answers.mobileNumber }),
    ...(answers.dob === '' ? [] : [t('resume.age', { years: ageInYears(answers.dob, now) })]),
  ]
  const sections = [
    {
      title: t('resume.work'),
      lines: [
        bold(optionText(experienceOptions, answers.workexperience)),
        plain(answers.pastjobexperience),
      ],
    },
    {
      title: t('resume.education'),
      lines: [bold(optionText(educationOptions, answers.education))],
    },
    { title: t('resume.languages'), lines: [plain(spokenText(answers.language))] },
    { title: t('resume.skills'), lines: [plain(answers.skills)] },
  ]
  return {
    locale: t.locale,
    name: answers.name,
    facts: [...(answers.pincode === '' ? [] : [place]), ...(isForSharing ? [] : personal)],
    sections: sections
      .map(({ title, lines }) => ({ title, lines: lines.filter(({ text }) => text.trim() !== '') }))
      .filter(({ lines }) => lines.length > 0),
    madeOn: t('resume.madeOn', { productName }),
    day: dayMonthYear(indiaDate(now)),
  }
}
