import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import type { ShownLine } from '#contract/applications/shown-facts.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { MailText } from '#web/ui/mail-text.tsx'
import { useShownTexts } from '../use-shown-texts.ts'

/** The name stands above them. */
const labels = {
  dob: 'review.dob',
  gender: 'review.gender',
  mobileNumber: 'review.mobileNumber',
  email: 'review.email',
  address: 'review.address',
  education: 'review.education',
  language: 'review.language',
  workexperience: 'review.workexperience',
  pastjobexperience: 'review.pastjobexperience',
  skills: 'review.skills',
  salary: 'review.salary',
} as const satisfies Record<Exclude<ShownLine, 'name'>, MessageKey>

/** The details that the applicant sent. */
export function ApplicantFacts({ person }: { person: Applicant }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const textsOf = useShownTexts()
  return (
    <dl className="info">
      {textsOf(person).map(
        ({ line, text }) =>
          line !== 'name' && (
            <div key={line}>
              <dt>{t(labels[line])}</dt>
              <dd className="min-w-0 break-words whitespace-pre-line" lang={langOf(text)}>
                {line === 'email' ? <MailText address={text} /> : text}
              </dd>
            </div>
          ),
      )}
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
