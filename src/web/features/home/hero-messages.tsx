import { SquarePen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Seal } from '#web/ui/seal.tsx'

interface MessageProps {
  productName: string
}

export function EmployerMessage({ productName }: MessageProps) {
  const { t } = useTranslation()
  return (
    <>
      <Tagline>
        <Seal size={22} fill="var(--marigold-500)" tick="var(--ink-900)" />
        {t('home.title', { product: productName })}
      </Tagline>
      <h1>{t('home.hero.employerPitch')}</h1>
      <p className="hero__lead">{t('home.hero.employerLead')}</p>
      <div className="hero__cta">
        <ButtonLink
          kind="go"
          size="lg"
          icon={SquarePen}
          render={<Link to={paths.employerLogin()} />}
        >
          {t('nav.postJob')}
        </ButtonLink>
        <ButtonLink
          kind="ghost"
          size="lg"
          className="lg:hidden"
          render={<Link to={paths.candidateLogin()} />}
        >
          {t('home.hero.lookingForJob')}
        </ButtonLink>
        <ButtonLink
          kind="ghost"
          size="lg"
          className="max-lg:hidden"
          render={<Link to={paths.candidateLogin()} />}
        >
          {t('nav.searchJob')}
        </ButtonLink>
      </div>
    </>
  )
}

/** Searching is the slip below. */
export function CandidateMessage({ productName }: MessageProps) {
  const { t } = useTranslation()
  return (
    <>
      <Tagline>
        <Seal size={22} fill="var(--ink-900)" tick="var(--marigold-400)" />
        {t('home.title', { product: productName })}
      </Tagline>
      <h1>{t('home.hero.candidatePitch')}</h1>
      <p className="hero__lead">{t('home.hero.candidateLead')}</p>
      <div className="hero__cta">
        <ButtonLink
          kind="sec"
          size="lg"
          icon={SquarePen}
          render={<Link to={paths.employerLogin()} />}
        >
          {t('nav.postJob')}
        </ButtonLink>
      </div>
    </>
  )
}

function Tagline({ children }: { children: ReactNode }) {
  return <p className="hero__tag">{children}</p>
}
