import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SocialIcon } from '#web/art/social-icon.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface FollowCardProps {
  whatsapp: string
  telegram: string
}

/** Links to the messaging group and the channel that announce new jobs. */
export function FollowCard({ whatsapp, telegram }: FollowCardProps) {
  const { t } = useTranslation()
  const outside = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <div className="followcard">
      <span className="font-semi">{t('search.follow')}</span>
      <span className="flex flex-wrap items-center gap-2">
        <ButtonLink kind="sec" size="sm" render={<a href={whatsapp} {...outside} />}>
          <SocialIcon network="whatsapp" />
          {t('search.whatsapp')}
        </ButtonLink>
        <ButtonLink kind="sec" size="sm" render={<a href={telegram} {...outside} />}>
          <SocialIcon network="telegram" />
          {t('search.telegram')}
        </ButtonLink>
      </span>
    </div>
  )
}
