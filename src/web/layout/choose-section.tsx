import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

const id = 'choose'

/** The address of the choice on the page itself. */
export const chooseHash = `#${id}`

/** 'What are you looking for?' on the page itself, seen where its address was followed: without script. */
export function ChooseSection() {
  const { t } = useTranslation()
  return (
    <section className="choose" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <p className="text-h3" id={`${id}-title`}>
          {t('choose.title')}
        </p>
        <div className="row row--wrap mt-3">
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
