import { Trans } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Notice } from '#web/ui/notice.tsx'

/** A standing warning: nobody may ask a candidate for money. */
export function NeverPay({ productName }: { productName: string }) {
  return (
    <Notice>
      <p>
        <Trans
          i18nKey="application.neverPay"
          values={{ product: productName }}
          components={{ contact: <Link to={paths.contact()} /> }}
        />
      </p>
    </Notice>
  )
}
