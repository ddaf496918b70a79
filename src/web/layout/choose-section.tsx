import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

const id = 'choose'

/** The hash of the section. */
export const chooseHash = `#${id}`

/** 'What are you looking for?' inside the page, for browsers without JavaScript. */
export function ChooseSection() {
  const { t } = useTranslation()
  return (
    <section className="choose" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <p className="text-h3" id={`${id}-title`}>
          {t('choose.title')}
        </p>
        <div className="flex items-center gap-3 flex-wrap mt-3">
          <ButtonLink render={<Link to={paths.candidateLogin()} />}>
            {t('nav.searchJob')}
          </ButtonLink>
          <ButtonLink kind="sec" render={<Link to={paths.employerLogin()} />}>
            {t('nav.postJob')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
