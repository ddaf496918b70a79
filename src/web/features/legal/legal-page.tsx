import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { PublicConfig } from '#contract/site/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { legalFacts } from './legal-facts.ts'
import './legal-page.css'

export interface LegalText {
  titleKey: MessageKey
  /** One paragraph per line. */
  introKey: MessageKey
  /** The main points, one per line. */
  summaryKey: MessageKey
  /** The day of the last change, if the text has one. */
  updatedKey?: MessageKey | undefined
  sections: readonly { titleKey: MessageKey; textKey: MessageKey }[]
}

interface LegalPageProps {
  text: LegalText
  site: PublicConfig
}

/** A legal text: numbered sections with a table of contents and a back link. */
export function LegalPage({ text, site }: LegalPageProps) {
  const { t } = useTranslation()
  const facts = legalFacts(site, t)
  return (
    <article className="wrap legal">
      <title>{`${t(text.titleKey)} | ${site.productName}`}</title>
      <meta name="description" content={t(text.introKey, facts).split('\n')[0]} />
      <header className="legal__h">
        <h1>{t(text.titleKey)}</h1>
        {text.updatedKey && <p className="text-fg-2">{t(text.updatedKey)}</p>}
        <Paragraphs text={t(text.introKey, facts)} />
        <section className="legal__summary" aria-labelledby="summary">
          <h2 id="summary">{t('legal.summary')}</h2>
          <ul>
            {t(text.summaryKey, facts)
              .split('\n')
              .map((point) => (
                <li key={point}>{point}</li>
              ))}
          </ul>
        </section>
      </header>
      <nav className="legal__list" aria-label={t('legal.contents')}>
        <ol>
          {text.sections.map(({ titleKey }, index) => (
            <li key={titleKey}>
              <a href={`#section-${index + 1}`}>{t(titleKey)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal__text">
        {text.sections.map(({ titleKey, textKey }, index) => (
          <section key={titleKey} id={`section-${index + 1}`}>
            <h2>
              {index + 1}. {t(titleKey)}
            </h2>
            <Paragraphs text={t(textKey, facts)} />
          </section>
        ))}
        <ButtonLink kind="sec" icon={ArrowLeft} render={<Link to={paths.home()} />}>
          {t('legal.back')}
        </ButtonLink>
      </div>
    </article>
  )
}

function Paragraphs({ text }: { text: string }) {
  return text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}
