import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { declineOffer, isOfferOpen } from '#web/lib/second-factor-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/**
 * Offers to set up a second factor after an admin's sign-in. It does not block the screen below.
 */
export function FactorOffer() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(isOfferOpen)
  if (!isOpen) return null

  function decline() {
    declineOffer()
    setOpen(false)
  }

  return (
    <div className="wrap pt-4">
      <Notice>
        <div className="flex items-center gap-3 flex-wrap justify-between">
          <div className="flex-1 min-w-56 max-letters:basis-word">
            <p>{t('secondFactor.offerTitle')}</p>
            <p>{t('secondFactor.offerText')}</p>
          </div>
          <div className="flex items-center gap-3 max-letters:flex-wrap">
            <ButtonLink
              size="sm"
              render={<Link to={paths.secondStepSetUp(paths.adminApprovals())} />}
            >
              {t('secondFactor.setUp')}
            </ButtonLink>
            <Button kind="sec" size="sm" onClick={decline}>
              {t('secondFactor.notNow')}
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  )
}
