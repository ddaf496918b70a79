import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { SocialNetwork } from '#web/art/social-icon.tsx'
import { paths } from '#web/lib/paths.ts'
import { Brand } from './brand.tsx'
import { CopyrightButton } from './copyright-button.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'
import { SocialLinks } from './social-links.tsx'

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'whatsapp', 'linkedin']

const groups: readonly {
  titleKey: MessageKey
  links: readonly { to: string; textKey: MessageKey }[]
}[] = [
  {
    titleKey: 'footer.jobs',
    links: [
      { to: paths.home(), textKey: 'footer.home' },
      { to: paths.publicJobs(), textKey: 'footer.allJobs' },
      { to: paths.candidateLogin(), textKey: 'nav.searchJob' },
      { to: paths.checkRecruiter(), textKey: 'nav.checkRecruiter' },
      { to: paths.employerLogin(), textKey: 'nav.postJob' },
      { to: paths.pricing(), textKey: 'footer.pricing' },
    ],
  },
  {
    titleKey: 'footer.company',
    links: [
      { to: `${paths.home()}#about-us`, textKey: 'footer.about' },
      { to: paths.contact(), textKey: 'nav.contact' },
    ],
  },
  {
    titleKey: 'footer.rules',
    links: [
      { to: paths.terms(), textKey: 'footer.terms' },
      { to: paths.privacy(), textKey: 'footer.privacy' },
      { to: paths.refundPolicy(), textKey: 'footer.refund' },
    ],
  },
]

/** The footer of public pages. */
export function Footer() {
  const { t } = useTranslation()
  const { productName } = usePublicConfig()
  return (
    <footer className="ftr on-brand">
      <div className="wrap">
        <div className="ftr__g">
          <div>
            <Brand tone="dark" />
            <p className="mt-1.5 mb-3.5">{t('footer.tagline', { product: productName })}</p>
            <SocialLinks networks={networks} />
          </div>
          {groups.map((group) => (
            <nav key={group.titleKey} aria-label={t(group.titleKey)}>
              <h2>{t(group.titleKey)}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.textKey}>
                    <Link to={link.to}>{t(link.textKey)}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="ftr__end">
          <CopyrightButton />
          <span className="ftr__made">{t('footer.madeIn')}</span>
        </div>
      </div>
    </footer>
  )
}
