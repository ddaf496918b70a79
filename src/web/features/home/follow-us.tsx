import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'

/** Where new jobs are announced, beside the links themselves. */
export function FollowUs({ links }: { links: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className="wrap pt-5">
      <div className="follow">
        <h2 className="follow__h">{t('home.follow')}</h2>
        {links}
      </div>
    </section>
  )
}
