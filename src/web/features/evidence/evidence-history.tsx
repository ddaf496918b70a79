import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { dayOf } from './evidence-texts.ts'

/** What a company sent, the newest first, and what became of it. */
export function EvidenceHistory({ history }: Pick<OrganisationForAdmins, 'history'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="text-h3">
        {t('organisations.history')}
      </h2>
      {history.length === 0 && <p className="text-fg-2">{t('organisations.noHistory')}</p>}
      <ol>
        {history.map(({ id, kind, state, value, sentAt, decidedAt, decidedBy, failReason }) => (
          <li key={id} className="py-2">
            <p className="font-semi wrap-anywhere">
              {t('organisations.sentBy', {
                what: { key: `evidence.kind.${kind}` },
                value,
                day: dayOf(sentAt),
              })}
            </p>
            <p className="text-small text-fg-2 wrap-anywhere">
              {decidedAt === null
                ? t(`evidence.state.${state}`)
                : t(
                    decidedBy === null ? 'organisations.decidedByCode' : 'organisations.decidedBy',
                    {
                      state: t(`evidence.state.${state}`),
                      day: dayOf(decidedAt),
                      who: decidedBy ?? '',
                    },
                  )}
              {failReason !== null && ` ${t(`evidence.fail.${failReason}`)}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
