import { profileParts } from '#contract/profiles/parts.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'
import { asks } from '../builder/asks.ts'

/** The parts that are missing, in their order: what an application needs comes first. */
export function MissingCard({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation()
  const missing = profileParts.filter((part) => !profile.done.includes(part))
  if (missing.length === 0) return null
  return (
    <section className="panel" aria-labelledby="own-missing">
      <h2 id="own-missing">{t('myProfile.asksFor', { count: missing.length })}</h2>
      <ul className="own-rows">
        {missing.map((part) => (
          <li key={part}>
            <span>{t(asks[part].name)}</span>
            <Link
              className="link"
              to={paths.profilePart(part, paths.candidateProfile())}
              aria-label={t('myProfile.addPart', { part: { key: asks[part].name } })}
            >
              {t('myProfile.add')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
