import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SealNumber } from '#web/ui/step-number.tsx'

const candidateSteps: readonly MessageKey[] = [
  'home.start.candidate.1',
  'home.start.candidate.2',
  'home.start.candidate.3',
]
const employerSteps: readonly MessageKey[] = [
  'home.start.employer.1',
  'home.start.employer.2',
  'home.start.employer.3',
]

export function HowToStart() {
  const { t } = useTranslation()
  return (
    <section className="pb-10 lg:pb-18">
      <div className="wrap">
        <h2 className="mb-5">{t('home.start.title')}</h2>
        <div className="starts">
          <div className="start start--c">
            <h3>{t('home.start.candidate.title')}</h3>
            <Steps keys={candidateSteps} tone="ink" />
            <ButtonLink kind="ink" size="lg" block render={<Link to={paths.candidateLogin()} />}>
              {t('nav.searchJob')}
            </ButtonLink>
          </div>
          <div className="start start--e on-brand">
            <h3>{t('home.start.employer.title')}</h3>
            <Steps keys={employerSteps} tone="marigold" />
            <ButtonLink kind="go" size="lg" block render={<Link to={paths.employerLogin()} />}>
              {t('nav.postJob')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  )
}

function Steps({ keys, tone }: { keys: readonly MessageKey[]; tone: 'ink' | 'marigold' }) {
  const { t } = useTranslation()
  return (
    <ol>
      {keys.map((key, index) => (
        <li key={key}>
          <SealNumber number={index + 1} tone={tone} />
          {t(key)}
        </li>
      ))}
    </ol>
  )
}
