import { Banknote, FileX, KeyRound, type LucideIcon } from 'lucide-react'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Icon } from '#web/ui/icon.tsx'

const things: readonly { icon: LucideIcon; textKey: MessageKey; whyKey: MessageKey }[] = [
  { icon: Banknote, textKey: 'check.money', whyKey: 'check.moneyWhy' },
  { icon: KeyRound, textKey: 'check.codes', whyKey: 'check.codesWhy' },
  { icon: FileX, textKey: 'check.papers', whyKey: 'check.papersWhy' },
]

export function NeverAsks() {
  const { t } = useTranslation()
  return (
    <section className="panel check__list check__never">
      <h2>{t('check.neverAsks')}</h2>
      <ul>
        {things.map(({ icon, textKey, whyKey }) => (
          <li key={textKey}>
            <Icon of={icon} />
            <div>
              {t(textKey)}
              <p className="text-fg-2">{t(whyKey)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
