import type { ReactNode } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { SetUp } from '#contract/second-factor/schemas.ts'
import { QrCode } from '#web/ui/qr-code.tsx'

type Props = {
  setUp: SetUp
  /** The form of the last step. */
  children: ReactNode
}

/** Groups the secret as 'ABCD EFGH …', so that it can be typed by hand. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The steps in the authenticator app. */
export function SetUpSteps({ setUp, children }: Props) {
  const { t } = useTranslation()
  return (
    <ol className="stack">
      <li className="slip slip__body">
        <h2 className="text-h3">1. {t('secondFactor.appTitle')}</h2>
        <p className="text-fg-2">{t('secondFactor.appText')}</p>
      </li>
      <li className="slip slip__body stack">
        <h2 className="text-h3">2. {t('secondFactor.addTitle')}</h2>
        <p className="lg:hidden">
          <a className="link" href={setUp.uri}>
            {t('secondFactor.openApp')}
          </a>
        </p>
        <p className="text-fg-2">{t('secondFactor.addText')}</p>
        <QrCode text={setUp.uri} label={t('secondFactor.qrAlt')} />
        <div>
          <p className="text-fg-2">{t('secondFactor.keyText')}</p>
          <p className="setup-key tabular-nums" translate="no">
            {inFours(setUp.secret)}
          </p>
        </div>
      </li>
      <li className="slip slip__body stack">
        <h2 className="text-h3">3. {t('secondFactor.confirmTitle')}</h2>
        {children}
      </li>
    </ol>
  )
}
