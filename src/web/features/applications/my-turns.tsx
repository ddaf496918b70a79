import { Hourglass } from 'lucide-react'
import type { MyTurn } from '#contract/applications/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.ts'
import { Slip } from '#web/ui/slip.tsx'

/** The applications that wait for the person, before all others. */
export function MyTurns({ turns }: { turns: readonly MyTurn[] }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  if (turns.length === 0) return null
  return (
    <section className="mt-3 mb-4" aria-labelledby="my-turns">
      <h2 id="my-turns" className="sr-only">
        {t('myApplication.yourTurn')}
      </h2>
      <ul className="apps">
        {turns.map(({ applicationId, jobTitle, companyName, isInvited }) => (
          <Slip
            key={applicationId}
            as="li"
            link
            body={
              <div className="min-w-0 break-words">
                <h3 className="job__t" lang={langOf(jobTitle)}>
                  <Link to={paths.myApplication(applicationId)}>{jobTitle}</Link>
                </h3>
                <p className="job__c" lang={langOf(companyName)}>
                  {companyName}
                </p>
              </div>
            }
            stub={
              <>
                <Badge tone="warn" icon={Hourglass}>
                  {t('myApplication.yourTurn')}
                </Badge>
                <span className="text-small text-fg-2">
                  {t(isInvited ? 'myApplication.interview' : 'myApplication.feedback.title')}
                </span>
              </>
            }
          />
        ))}
      </ul>
    </section>
  )
}
