import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import { educationOptions, experienceOptions, personGenderOptions } from '#contract/options.ts'
import { useOptionText } from '#web/lib/i18n/option-text.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { spacedNumber } from '#web/lib/format/spaced-number.ts'
import { MailText } from '#web/ui/mail-text.tsx'

/** The details that the applicant sent. */
export function ApplicantFacts({ person }: { person: Applicant }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { optionText } = useOptionText()
  const facts: readonly (readonly [MessageKey, string])[] = [
    ['review.dob', person.dob === '' ? '' : dayMonthYear(person.dob)],
    ['review.gender', optionText(personGenderOptions, person.gender)],
    ['review.mobileNumber', spacedNumber(person.mobileNumber)],
    ['review.email', person.email],
    ['review.address', addressOf(person)],
    ['review.education', optionText(educationOptions, person.education)],
    ['review.language', person.language],
    ['review.workexperience', optionText(experienceOptions, person.workexperience)],
    ['review.pastjobexperience', person.pastjobexperience],
    ['review.skills', person.skills],
    ['review.salary', person.salary],
  ]
  return (
    <dl className="info">
      {facts
        .filter(([, text]) => text !== '')
        .map(([labelKey, text]) => (
          <div key={labelKey}>
            <dt>{t(labelKey)}</dt>
            <dd className="min-w-0 break-words whitespace-pre-line" lang={langOf(text)}>
              {labelKey === 'review.email' ? <MailText address={text} /> : text}
            </dd>
          </div>
        ))}
      {person.certificates.length > 0 && (
        <div>
          <dt>{t('review.certificates')}</dt>
          <dd className="min-w-0 break-words">
            <ul>
              {person.certificates.map(({ title, url }) => (
                <li key={url}>
                  <a className="link" href={url} target="_blank" rel="noreferrer">
                    <span lang={langOf(title)}>{title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

function addressOf(person: Applicant): string {
  const { currentAddress, selectedCity, selectedState, pincode } = person
  return [currentAddress, selectedCity, `${selectedState} ${pincode}`.trim()]
    .filter((part) => part !== '')
    .join(', ')
}
