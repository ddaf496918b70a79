import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { SealNumber } from '#web/ui/step-number.tsx'

export const verifyId = 'how-we-verify'

const steps: readonly (readonly [MessageKey, MessageKey])[] = [
  ['home.verify.1.title', 'home.verify.1.text'],
  ['home.verify.2.title', 'home.verify.2.text'],
  ['home.verify.3.title', 'home.verify.3.text'],
  ['home.verify.4.title', 'home.verify.4.text'],
]

export function HowWeVerify() {
  const { t } = useTranslation()
  return (
    <section className="wrap home-part scroll-mt-8" id={verifyId}>
      <div className="home-head">
        <h2>{t('home.verify.title')}</h2>
      </div>
      <ol className="home-verify">
        {steps.map(([title, text], index) => (
          <li key={title}>
            <SealNumber number={index + 1} />
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
