import { useId } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { SecondFactor } from '#contract/second-factor/schemas.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useChangeFactor } from './use-change-factor.ts'

type Props = { factor: SecondFactor; productName: string }

/** The state of an admin's second factor, with the actions that change it. */
export function SecondFactorSection({ factor, productName }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  const manage = useChangeFactor()

  if (manage.recoveryCodes) {
    return (
      <section>
        <h2 className="mb-3">{t('secondFactor.recoveryTitle')}</h2>
        <RecoveryCodes
          codes={manage.recoveryCodes}
          productName={productName}
          onSaved={manage.clearRecoveryCodes}
        />
      </section>
    )
  }
  return (
    <>
      <Slip
        as="section"
        aria-labelledby={headingId}
        body={
          <>
            <h2 id={headingId} className="text-title">
              {t('secondFactor.title')}
            </h2>
            <p className="text-fg-2">{stateOf(factor)}</p>
          </>
        }
        stub={
          <div className="flex items-center gap-3 flex-wrap">
            {factor.isOn ? (
              <>
                <Button kind="sec" onClick={() => manage.begin('replace')}>
                  {t('secondFactor.replace')}
                </Button>
                <Button kind="sec" onClick={() => manage.begin('renew')}>
                  {t('secondFactor.renew')}
                </Button>
                {!factor.isRequired && (
                  <Button kind="danger-outline" onClick={() => manage.begin('remove')}>
                    {t('secondFactor.remove')}
                  </Button>
                )}
              </>
            ) : (
              <ButtonLink render={<Link to={paths.secondStepSetUp(paths.adminSettings())} />}>
                {t('secondFactor.setUp')}
              </ButtonLink>
            )}
          </div>
        }
      />
      {manage.change && (
        <CodeDialog
          title={t(`secondFactor.${manage.change}Title`)}
          text={t(`secondFactor.${manage.change}Text`)}
          actionLabel={t(`secondFactor.${manage.change}`)}
          actionKind={manage.change === 'remove' ? 'danger' : 'pri'}
          call={manage.send}
          onCancel={manage.cancel}
        />
      )}
    </>
  )

  function stateOf({ since, recoveryCodesLeft }: SecondFactor): string {
    if (since === null) return t('secondFactor.off')
    const date = dayMonthYear(indiaDate(new Date(since)))
    return t('secondFactor.onSince', { date, left: recoveryCodesLeft ?? 0 })
  }
}
