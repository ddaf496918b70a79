import type { ShownFacts } from '#contract/applications/shown-facts-schema.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.ts'

/** What employers look for and a profile may lack; the first one that it lacks is shown. */
const improvements = [
  ['skills', 'myApplication.addSkills'],
  ['pastjobexperience', 'myApplication.addPastWork'],
  ['email', 'myApplication.addEmail'],
] as const satisfies readonly (readonly [keyof ShownFacts, MessageKey])[]

/** One thing that makes the next application better. */
export function ImproveProfile({ facts }: { facts: ShownFacts }) {
  const { t } = useTranslation()
  const missing = improvements.find(([fact]) => facts[fact] === '')
  if (!missing) return null
  return (
    <section className="panel">
      <h2>{t('myApplication.improve')}</h2>
      <p className="text-fg-2 mb-3">{t('myApplication.improveText')}</p>
      <ButtonLink kind="sec" block render={<Link to={paths.candidateProfile()} />}>
        {t(missing[1])}
      </ButtonLink>
    </section>
  )
}
