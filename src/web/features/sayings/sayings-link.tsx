import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Slip } from '#web/ui/slip.tsx'

/** The way from the settings to what search knows of words. */
export function SayingsLink() {
  const { t } = useTranslation()
  const headingId = useId()
  return (
    <Slip
      as="section"
      aria-labelledby={headingId}
      body={
        <div className="row row--wrap">
          <div className="grow min-w-56">
            <h2 id={headingId} className="text-title">
              {t('sayings.title')}
            </h2>
            <p className="t2">{t('sayings.linkText')}</p>
          </div>
          <ButtonLink kind="line" iconAfter={ChevronRight} render={<Link to={paths.sayings()} />}>
            {t('sayings.see')}
          </ButtonLink>
        </div>
      }
    />
  )
}
