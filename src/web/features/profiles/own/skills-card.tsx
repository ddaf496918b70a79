import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/ui/link.ts'

export function SkillsCard({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const { skills } = profile
  return (
    <section className="panel" aria-labelledby="own-skills">
      <div className="panel__head flex flex-wrap items-center justify-between gap-3">
        <h2 id="own-skills">{t('builder.partSkills')}</h2>
        <Link
          className="link"
          to={paths.profilePart('skills', paths.candidateProfile())}
          aria-label={t('myProfile.editPart', { part: { key: 'builder.partSkills' } })}
        >
          {t(skills.length === 0 ? 'myProfile.add' : 'myProfile.edit')}
        </Link>
      </div>
      {skills.length === 0 ? (
        <p className="text-fg-2">{t('myProfile.noSkills')}</p>
      ) : (
        <ul className="chips">
          {skills.map((skill) => (
            <li key={skill} className="chip cursor-auto" lang={langOf(skill)}>
              {skill}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
