import { Link } from '#web/ui/link.ts'
import { paths } from '#web/lib/paths.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** A permanent warning: nobody may ask a candidate for money. */
export function NeverPay({ productName }: { productName: string }) {
  const { t } = useTranslation()
  return (
    <Notice>
      <p>
        <MarkedText
          text={t('application.neverPay', { product: productName })}
          parts={{ contact: <Link to={paths.contact()} /> }}
        />
      </p>
    </Notice>
  )
}
