import { useId } from 'react'
import { useTranslation } from '#web/lib/translation.ts'
import { Link } from 'react-router'
import { dayMonthYear, indiaDate } from '#contract/india-time.ts'
import type { SecondFactor } from '#contract/second-factor.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Slip } from '#web/ui/slip.tsx'
import { CodeDialog } from './code-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useManage } from './use-manage.ts'

type Props = { factor: SecondFactor; productName: string }

/** How an admin's second step stands, and what can be done about it. */
export function SecondFactorSection({ factor, productName }: Props) {
  const { t } = useTranslation()
  const headingId = useId()
  const manage = useManage()

  if (manage.recoveryCodes) {
    return (
      <section>
        <h2 className="mb-3">{t('secondFactor.recoveryTitle')}</h2>
        <RecoveryCodes
          codes={manage.recoveryCodes}
          productName={productName}
          onKept={manage.forgetCodes}
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
            <p className="t2">{stateOf(factor)}</p>
          </>
        }
        stub={
          <div className="row row--wrap">
            {factor.isOn ? (
              <>
                <Button kind="sec" onClick={() => manage.ask('replace')}>
                  {t('secondFactor.replace')}
                </Button>
                <Button kind="sec" onClick={() => manage.ask('renew')}>
                  {t('secondFactor.renew')}
                </Button>
                {!factor.isRequired && (
                  <Button kind="no" onClick={() => manage.ask('remove')}>
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
      {manage.asking && (
        <CodeDialog
          title={t(`secondFactor.${manage.asking}Title`)}
          text={t(`secondFactor.${manage.asking}Text`)}
          actLabel={t(`secondFactor.${manage.asking}`)}
          actKind={manage.asking === 'remove' ? 'danger' : 'pri'}
          onCode={manage.send}
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
