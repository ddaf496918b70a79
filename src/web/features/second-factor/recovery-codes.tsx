import { Copy, Printer } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { useToasts } from '#web/ui/toast.ts'
import './second-factor.css'

type Props = { codes: readonly string[]; productName: string; onSaved: () => void }

/** The recovery codes. They are shown only once. */
export function RecoveryCodes({ codes, productName, onSaved }: Props) {
  const { t } = useTranslation()
  const toasts = useToasts()

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toasts.success(t('secondFactor.copied'), 'second-step')
    } catch {
      toasts.warn(t('secondFactor.copyFailed'), 'second-step')
    }
  }

  return (
    <div className="slip slip__body stack">
      <p className="recovery-codes__product">
        {t('secondFactor.printTitle', { product: productName })}
      </p>
      <p>{t('secondFactor.recoveryText')}</p>
      <ul className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="recovery-codes__actions stack">
        <div className="flex items-center gap-3 flex-wrap">
          <Button kind="sec" icon={Copy} onClick={() => void copy()}>
            {t('secondFactor.copy')}
          </Button>
          <Button kind="sec" icon={Printer} onClick={() => window.print()}>
            {t('secondFactor.print')}
          </Button>
        </div>
        <Button size="lg" block onClick={onSaved}>
          {t('secondFactor.kept')}
        </Button>
      </div>
    </div>
  )
}
