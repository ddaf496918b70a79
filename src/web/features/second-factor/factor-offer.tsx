import { useState } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { declineOffer, isOfferOpen } from '#web/lib/second-factor-offer.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Offers a second step after an admin's sign-in, above the work and not before it. */
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
        <div className="row row--wrap between">
          <div className="grow min-w-56">
            <p className="font-semibold">{t('secondFactor.offerTitle')}</p>
            <p>{t('secondFactor.offerText')}</p>
          </div>
          <div className="row">
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
