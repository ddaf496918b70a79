import { ShieldCheck, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { paths } from '#web/lib/paths.ts'
import { declineOffer, isOfferOpen } from '#web/lib/second-factor-offer.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** Offers to set up a second factor after an admin's sign-in, in one line above the screen. */
export function FactorOffer() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(isOfferOpen)
  if (!isOpen) return null

  function decline() {
    declineOffer()
    setOpen(false)
  }

  return (
    <aside className="bg-info-soft" aria-label={t('secondFactor.offerTitle')}>
      <div className="wrap flex items-center gap-2 text-small">
        <Icon of={ShieldCheck} />
        <Link className="link" to={paths.secondStepSetUp(paths.adminApprovals())}>
          {t('secondFactor.offer')}
        </Link>
        <span className="text-fg-2 max-lg:hidden">{t('secondFactor.offerText')}</span>
        <span className="flex-1" />
        <IconButton icon={X} label={t('secondFactor.notNow')} onClick={decline} />
      </div>
    </aside>
  )
}
