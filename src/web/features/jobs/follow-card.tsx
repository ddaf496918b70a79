import { useTranslation } from '#web/lib/translation.ts'
import { SocialIcon } from '#web/art/social-icon.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface FollowCardProps {
  whatsapp: string
  telegram: string
}

/** Where new jobs are told of: the messaging group and the channel. */
export function FollowCard({ whatsapp, telegram }: FollowCardProps) {
  const { t } = useTranslation()
  const outside = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <div className="followcard">
      <span className="b">{t('search.follow')}</span>
      <span className="row gap-2">
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
