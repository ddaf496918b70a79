import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { SystemState } from '#contract/operations/schemas.ts'
import { bytesText, momentText, paiseText } from './amounts.ts'
import { FactsCard } from './facts-card.tsx'

/** The figures of the system, one card per part. */
export function SystemFacts({ system }: { system: SystemState }) {
  const { t } = useTranslation()
  const { nodes, database, queue, storage, providers, acts, costs, backup, minutes } = system
  const sum = (of: 'requests' | 'errors') =>
    t.number(nodes.reduce((total, node) => total + node[of], 0))
  const never = t('system.never')
  const moment = (instant: string | null) => (instant === null ? never : momentText(instant))
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FactsCard
        title={t('system.product')}
        facts={[
          { name: t('system.version'), value: system.version },
          { name: t('system.schema'), value: system.schema.replace(/\.sql$/, '') },
          { name: t('system.requests', { minutes }), value: sum('requests') },
          { name: t('system.errors', { minutes }), value: sum('errors') },
          { name: t('system.backup'), value: moment(backup.madeAt) },
        ]}
      />
      <FactsCard
        title={t('system.nodes')}
        facts={nodes.map((node, index) => ({
          name: t('system.node', { number: index + 1 }),
          value: bytesText(t, node.memoryBytes),
          note: t('system.nodeSince', { version: node.version, at: momentText(node.startedAt) }),
        }))}
      />
      <FactsCard
        title={t('system.database')}
        facts={[
          { name: t('system.size'), value: bytesText(t, database.bytes) },
          {
            name: t('system.connections'),
            value: `${t.number(database.connections)} / ${t.number(database.connectionsMax)}`,
          },
          {
            name: t('system.replicas'),
            value: t.number(database.replicas),
            ...(database.lagSeconds !== null && {
              note: t('system.lag', {
                seconds: t.number(database.lagSeconds, { maximumFractionDigits: 1 }),
              }),
            }),
          },
          {
            name: t(`system.storage.${storage.kind}`),
            value:
              storage.freeBytes === null
                ? t('system.unknown')
                : t('system.free', { room: bytesText(t, storage.freeBytes) }),
          },
        ]}
      />
      <FactsCard
        title={t('system.queue')}
        facts={[
          { name: t('system.waiting'), value: t.number(queue.waiting) },
          { name: t('system.later'), value: t.number(queue.later) },
          { name: t('system.stopped'), value: t.number(queue.stopped) },
          {
            name: t('system.oldest'),
            value:
              queue.oldestSeconds === null
                ? t('system.nothingWaits')
                : t('system.seconds', { seconds: t.number(queue.oldestSeconds) }),
          },
        ]}
      />
      <FactsCard
        title={t('system.providers')}
        facts={providers.map(({ name, succeededAt, failedAt }) => ({
          name: t(`messages.provider.${name}`),
          value: moment(succeededAt),
          note: t('system.failed', { at: moment(failedAt) }),
        }))}
      />
      {costs.length > 0 && (
        <FactsCard
          title={t('system.costs')}
          facts={costs.flatMap((cost) =>
            (['day', 'month'] as const).map((period) => ({
              name: t(`system.cost.${period}.${cost.channel}`),
              value: t('system.costOf', {
                cost: paiseText(t, cost[period].paise),
                budget: paiseText(t, cost[period].budgetPaise),
              }),
              note: t('system.costMessages', { count: cost[period].messages }),
            })),
          )}
        />
      )}
      <FactsCard
        title={t('system.acts')}
        facts={acts.map(({ act, hour, day }) => ({
          name: t(`system.act.${act}`),
          value: t.number(day),
          note: t('system.actsHour', { number: t.number(hour) }),
        }))}
      />
    </div>
  )
}
