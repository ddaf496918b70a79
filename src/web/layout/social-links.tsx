import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { SocialIcon, type SocialNetwork } from '#web/art/social-icon.tsx'
import { usePublicConfig } from '#web/lib/public-config.ts'

const names: Record<SocialNetwork, MessageKey> = {
  whatsapp: 'social.whatsapp',
  telegram: 'social.telegram',
  facebook: 'social.facebook',
  instagram: 'social.instagram',
  linkedin: 'social.linkedin',
}

/** Links to the product's social profiles. A network that is not configured is omitted. */
export function SocialLinks({ networks }: { networks: readonly SocialNetwork[] }) {
  const { t } = useTranslation()
  const { socialLinks } = usePublicConfig()
  return (
    <ul className="social">
      {networks
        .filter((network) => socialLinks[network] !== '')
        .map((network) => (
          <li key={network}>
            <a
              href={socialLinks[network]}
              target="_blank"
              rel="noreferrer"
              aria-label={t(names[network])}
            >
              <SocialIcon network={network} />
            </a>
          </li>
        ))}
    </ul>
  )
}
