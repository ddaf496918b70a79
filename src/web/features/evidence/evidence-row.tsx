import type { ReactNode } from 'react'
import type { EvidenceItem } from '#contract/evidence/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { kindIcons, stateBadges } from './evidence-texts.ts'
import './evidence-row.css'

type EvidenceRowProps = {
  item: EvidenceItem
  text: ReactNode
  /** Beside it: the buttons that act on it. */
  actions?: ReactNode
  /** Below it, such as an open form. */
  children?: ReactNode
}

/** A kind of evidence: what it is, how it stands, and what can be done. */
export function EvidenceRow({ item, text, actions, children }: EvidenceRowProps) {
  const { t } = useTranslation()
  const { tone, icon } = stateBadges[item.state]
  return (
    <li className="evidence">
      <span className="evidence__icon">
        <Icon of={kindIcons[item.kind]} />
      </span>
      <div className="evidence__text">
        <h3 className="evidence__title">
          {t(`evidence.kind.${item.kind}`)}
          <Badge tone={tone} icon={icon}>
            {t(`evidence.state.${item.state}`)}
          </Badge>
        </h3>
        <p className="text-small text-fg-2 wrap-anywhere">{text}</p>
        {item.isEarlierHeld && <p className="text-small">{t('evidence.earlierHeld')}</p>}
      </div>
      {actions && <div className="evidence__actions">{actions}</div>}
      {children && <div className="evidence__form">{children}</div>}
    </li>
  )
}
