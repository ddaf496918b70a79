import type { Invitation } from '#contract/interviews/schemas.ts'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { QrCode } from '#web/ui/qr-code.tsx'
import { useScreenAwake } from '#web/ui/use-screen-awake.ts'

/** What is shown at the desk on the day: a square to scan, the code in words, and the turn of who is there. */
export function Pass({ pass }: { pass: NonNullable<Invitation['pass']> }) {
  const { t } = useTranslation()
  const { pageAddress } = useAddresses()
  const { code, day, number } = pass
  useScreenAwake()
  const spelled = code.replace(/^(.{4})/, '$1 ')
  return (
    <section className="panel pass" aria-labelledby="pass-heading">
      <h2 id="pass-heading" className="sr-only">
        {t('interviews.pass.title')}
      </h2>
      <QrCode
        text={pageAddress(paths.daySheet(day, code))}
        label={t('interviews.pass.label', { code: spelled })}
      />
      <p className="text-fg-2">{t('interviews.pass.show')}</p>
      {number !== null && (
        <p className="pass__number">
          <span>{t('interviews.pass.yourNumber')}</span>
          <b>{t.number(number)}</b>
        </p>
      )}
      <p className="text-small">
        {t('interviews.pass.code')} <b className="tabular-nums whitespace-nowrap">{spelled}</b>
      </p>
    </section>
  )
}
