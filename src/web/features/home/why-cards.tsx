import { BadgeCheck, Headset, ScanSearch, Zap, type LucideIcon } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { Icon } from '#web/ui/icon.tsx'
import { scallopPath } from '#web/ui/scallop.ts'

interface Reason {
  tone: 'peacock' | 'rani' | 'marigold' | 'deep'
  icon: LucideIcon
  titleKey: MessageKey
  textKey: MessageKey
}

const reasons: readonly Reason[] = [
  {
    tone: 'peacock',
    icon: BadgeCheck,
    titleKey: 'home.why.verified.title',
    textKey: 'home.why.verified.text',
  },
  {
    tone: 'rani',
    icon: ScanSearch,
    titleKey: 'home.why.screening.title',
    textKey: 'home.why.screening.text',
  },
  {
    tone: 'marigold',
    icon: Zap,
    titleKey: 'home.why.swift.title',
    textKey: 'home.why.swift.text',
  },
  {
    tone: 'deep',
    icon: Headset,
    titleKey: 'home.why.care.title',
    textKey: 'home.why.care.text',
  },
]

const seal = scallopPath(24, 24, 20.5)

export function WhyCards({ productName }: { productName: string }) {
  const { t } = useTranslation()
  return (
    <section className="py-10 lg:py-18">
      <div className="wrap">
        <h2 className="mb-5">{t('home.why.title', { product: productName })}</h2>
        <div className="whys">
          {reasons.map(({ tone, icon, titleKey, textKey }) => (
            <div key={tone} className={`why why--${tone}`}>
              <span className="why__ic">
                <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
                  <path d={seal} />
                </svg>
                <Icon of={icon} />
              </span>
              <h3>{t(titleKey)}</h3>
              <p>{t(textKey)}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
