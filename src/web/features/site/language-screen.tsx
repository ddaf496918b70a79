import { ArrowRight } from 'lucide-react'
import { Fragment } from 'react'
import { Stair } from '#web/art/stair.tsx'
import { useLanguageChoice } from '#web/lib/i18n/use-language-choice.ts'
import { Icon } from '#web/ui/icon.tsx'
import './language-screen.css'

/** A language as its own speakers read it. */
export type OfferedLanguage = {
  readonly locale: string
  readonly name: string
  /** 'Choose your language' */
  readonly choose: string
  /** 'Everything in English' */
  readonly everything: string
  /** 'Change it later with the button at the top.' */
  readonly later: string
}

type Props = {
  readonly offered: readonly OfferedLanguage[]
  /** The page to go on to. */
  readonly next: string
}

/** Asks for the language by each language's own name. */
export function LanguageScreen({ offered, next }: Props) {
  const { formOf, isPending } = useLanguageChoice(next)
  return (
    <div className="langpage">
      <div className="wrap langpage__in">
        <div className="slip langcard">
          <div className="slip__body">
            <h1>
              {offered.map(({ locale, choose }) => (
                <span key={locale} lang={locale}>
                  {choose}{' '}
                </span>
              ))}
            </h1>
            <div className="langtiles">
              {offered.map(({ locale, name, everything }) => (
                <form key={locale} {...formOf(locale)}>
                  <button type="submit" className="langtile" lang={locale} disabled={isPending}>
                    <span className="langtile__a" aria-hidden="true">
                      {firstLetter(locale)}
                    </span>
                    <span>
                      <b>{name}</b>
                      <span className="langtile__s">{everything}</span>
                    </span>
                    <Icon of={ArrowRight} />
                  </button>
                </form>
              ))}
            </div>
          </div>
          <div className="perf" aria-hidden="true" />
          <p className="langcard__later">
            {offered.map(({ locale, later }) => (
              <Fragment key={locale}>
                <span lang={locale}>{later}</span>{' '}
              </Fragment>
            ))}
          </p>
        </div>
      </div>
      <Stair />
    </div>
  )
}

/** The letter that the alphabet of a language begins with. */
const firstLetter = (locale: string): string => {
  const { script } = new Intl.Locale(locale).maximize()
  return script === 'Deva' ? 'अ' : 'A'
}
