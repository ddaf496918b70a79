import type { Overview } from '#contract/overview/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Table } from '#web/ui/table.tsx'
import { hoursText } from './hours-text.ts'

/** What each admin did today. */
export function TeamToday({ team }: Pick<Overview, 'team'>) {
  const { t } = useTranslation()
  return (
    <section className="panel" aria-labelledby="team-heading">
      <h2 id="team-heading">{t('overview.team')}</h2>
      {team.length === 0 ? (
        <p className="text-fg-2">{t('overview.teamIdle')}</p>
      ) : (
        <Table
          caption={t('overview.team')}
          isScrolled
          className="wrap-anywhere"
          rows={team}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              head: t('overview.teamWho'),
              isRowHead: true,
              cell: ({ name, isMe }) => (isMe ? t('overview.teamYou') : name),
            },
            {
              key: 'decided',
              head: t('overview.teamDecided'),
              align: 'end',
              cell: ({ decided }) => t.number(decided),
            },
            {
              key: 'calls',
              head: t('overview.teamCalls'),
              align: 'end',
              cell: ({ calls }) => t.number(calls),
            },
            {
              key: 'hours',
              head: t('overview.hours'),
              align: 'end',
              cell: ({ hours }) => (hours === null ? '–' : hoursText(t, hours)),
            },
          ]}
        />
      )}
    </section>
  )
}
