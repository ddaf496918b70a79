import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Arch } from '#web/art/arch.tsx'
import { palette } from '#web/art/palette.ts'
import { Toran } from '#web/art/toran.tsx'

/** What the product is for. On its own page its heading is the page's. */
export function AboutSection({ isPage = false }: { isPage?: boolean }) {
  const { t } = useTranslation()
  const Heading = isPage ? 'h1' : 'h2'
  const Subheading = isPage ? 'h2' : 'h3'
  return (
    <section className={isPage ? 'about about--page on-brand' : 'about on-brand'} id="about-us">
      {!isPage && <Toran up />}
      <div className="wrap py-10 lg:py-18">
        <Heading className="about__h">{t('about.title')}</Heading>
        <div className="about__g">
          <div className="about__arches">
            <Arch
              who="boss"
              background={palette.peacock500}
              frame={palette.peacock200}
              sill={palette.marigold500}
            />
            <Arch
              who="clerk"
              background={palette.peacock700}
              frame={palette.peacock200}
              sill={palette.marigold500}
            />
          </div>
          <div className="about__words">
            <Subheading>{t('about.missionTitle')}</Subheading>
            <p>{t('about.mission')}</p>
          </div>
          <div className="about__words">
            <Subheading>{t('about.visionTitle')}</Subheading>
            <p>{t('about.vision')}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
