import { ageInYears } from '#contract/india-time.ts'
import { educationOptions, experienceOptions } from '#contract/options.ts'
import { spokenOptionOf } from '#contract/profiles/languages-spoken.ts'
import { languageLevelOptions, wantedShiftOptions } from '#contract/profiles/part-options.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import { rupees } from '#web/lib/format/money.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** A done part of the profile in a few words; '' for one that is not done. */
export function useAnswerText(): (part: ProfilePart, profile: MyProfile) => string {
  const { t } = useTranslation()
  const { optionText, optionTexts } = useOptionText()

  function spoken({ name, level }: MyProfile['languages'][number]): string {
    const option = spokenOptionOf(name)
    const language = option ? t(option.labelKey) : name
    if (level === null) return language
    return t('builder.spoken', { language, level: optionText(languageLevelOptions, level) })
  }

  const texts = {
    name: ({ name }) => name,
    place: ({ area, city }) =>
      [area, city === '' ? '' : t.place(city)].filter((each) => each !== '').join(', '),
    birth: ({ dob }) =>
      dob === '' ? '' : t('builder.years', { years: ageInYears(dob, new Date()) }),
    education: ({ education }) => optionText(educationOptions, education),
    experience: ({ workexperience, pastjobexperience }) =>
      [optionText(experienceOptions, workexperience), pastjobexperience]
        .filter((each) => each !== '')
        .join(', '),
    languages: ({ languages }) => languages.map(spoken).join(', '),
    shifts: ({ shifts }) => optionTexts(wantedShiftOptions, shifts),
    pay: ({ wantedPay }) =>
      wantedPay === null ? '' : t('builder.payOrMore', { pay: rupees(wantedPay) }),
    email: ({ email }) => email,
    skills: ({ skills }) => skills.join(', '),
  } as const satisfies Record<ProfilePart, (profile: MyProfile) => string>

  return (part, profile) => texts[part](profile)
}
