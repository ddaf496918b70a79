import { Ban, BadgeCheck, Clock } from 'lucide-react'
import type { OrganisationRow } from '#contract/evidence/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.ts'
import { Slip } from '#web/ui/slip.tsx'
import { dayOf } from './evidence-texts.ts'

/** A company in the admins' list: how far it is checked, and what waits. */
export function OrganisationCard({ organisation }: { organisation: OrganisationRow }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { id, name, city, level, isBlocked, joinedAt, liveJobs, toCheck, waitsSince } = organisation
  return (
    <Slip
      as="li"
      link
      body={
        <>
          <h2 className="text-h3 break-words" lang={langOf(name)}>
            <Link className="slip__link" to={paths.organisation(id)}>
              {name === '' ? t('organisations.noName') : name}
            </Link>
          </h2>
          <p className="text-small text-fg-2">
            {[
              city === '' ? undefined : t.place(city),
              t('organisations.joined', { day: dayOf(joinedAt) }),
              t('organisations.liveJobs', { count: liveJobs }),
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
          </p>
          <p className="flex flex-wrap gap-2 mt-2">
            <Badge icon={BadgeCheck} tone={level === 'none' ? 'plain' : 'success'}>
              {t(`evidence.level.${level}`)}
            </Badge>
            {isBlocked && (
              <Badge icon={Ban} tone="error">
                {t('organisations.blocked')}
              </Badge>
            )}
            {toCheck.map((kind) => (
              <Badge key={kind} icon={Clock} tone="warn">
                {t(`evidence.kind.${kind}`)}
              </Badge>
            ))}
          </p>
          {waitsSince !== null && (
            <p className="text-small text-fg-2">
              {t('organisations.waits', { day: dayOf(waitsSince) })}
            </p>
          )}
        </>
      }
    />
  )
}
