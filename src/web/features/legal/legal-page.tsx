import { ArrowLeft } from 'lucide-react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import type { MessageKey } from '#contract/sentences.ts'
import type { PublicConfig } from '#contract/site.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { legalFacts } from './legal-facts.ts'
import '#web/styles/screens/legal.css'

export interface LegalText {
  titleKey: MessageKey
  /** Paragraphs, one a line. */
  introKey: MessageKey
  /** When it was last changed; a text without a date has none to show. */
  updatedKey?: MessageKey | undefined
  sections: readonly { titleKey: MessageKey; textKey: MessageKey }[]
}

interface LegalPageProps {
  text: LegalText
  site: PublicConfig
}

/** Terms to read: numbered sections with a list of them on top, and the way back. */
export function LegalPage({ text, site }: LegalPageProps) {
  const { t } = useTranslation()
  const facts = legalFacts(site)
  return (
    <article className="wrap legal">
      <title>{`${t(text.titleKey)} | ${site.productName}`}</title>
      <meta name="description" content={t(text.introKey, facts).split('\n')[0]} />
      <header className="legal__h">
        <h1>{t(text.titleKey)}</h1>
        {text.updatedKey && <p className="t2">{t(text.updatedKey)}</p>}
        <Paragraphs text={t(text.introKey, facts)} />
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
