import { useTranslation } from '#web/lib/translation.ts'
import type { SystemState } from '#contract/operations.ts'
import { bytesText, countText, momentText } from './amounts.ts'
import { FactsSlip } from './facts-slip.tsx'

/** The figures of every part: a slip each. */
export function SystemFacts({ system }: { system: SystemState }) {
  const { t } = useTranslation()
  const { nodes, database, queue, storage, providers, acts, backup, minutes } = system
  const sum = (of: 'requests' | 'errors') =>
    countText(nodes.reduce((total, node) => total + node[of], 0))
  const never = t('system.never')
  const moment = (instant: string | null) => (instant === null ? never : momentText(instant))
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <FactsSlip
        title={t('system.product')}
        facts={[
          { name: t('system.version'), value: system.version },
          { name: t('system.schema'), value: system.schema.replace(/\.sql$/, '') },
          { name: t('system.requests', { minutes }), value: sum('requests') },
          { name: t('system.errors', { minutes }), value: sum('errors') },
          { name: t('system.backup'), value: moment(backup.madeAt) },
        ]}
      />
      <FactsSlip
        title={t('system.nodes')}
        facts={nodes.map((node, index) => ({
          name: t('system.node', { number: index + 1 }),
          value: t('system.nodeSays', {
            memory: bytesText(node.memoryBytes),
            lag: countText(node.lagMs),
          }),
          note: t('system.nodeSince', { version: node.version, at: momentText(node.startedAt) }),
        }))}
      />
      <FactsSlip
        title={t('system.database')}
        facts={[
          { name: t('system.size'), value: bytesText(database.bytes) },
          {
            name: t('system.connections'),
            value: `${countText(database.connections)} / ${countText(database.connectionsMax)}`,
          },
          {
            name: t('system.replicas'),
            value: countText(database.replicas),
            ...(database.lagSeconds !== null && {
              note: t('system.lag', { seconds: database.lagSeconds.toFixed(1) }),
            }),
          },
          {
            name: t(`system.storage.${storage.kind}`),
            value:
              storage.freeBytes === null
                ? t('system.unknown')
                : t('system.free', { room: bytesText(storage.freeBytes) }),
          },
        ]}
      />
      <FactsSlip
        title={t('system.queue')}
        facts={[
          { name: t('system.waiting'), value: countText(queue.waiting) },
          { name: t('system.later'), value: countText(queue.later) },
          { name: t('system.stopped'), value: countText(queue.stopped) },
          {
            name: t('system.oldest'),
            value:
              queue.oldestSeconds === null
                ? t('system.nothingWaits')
                : t('system.seconds', { seconds: countText(queue.oldestSeconds) }),
          },
        ]}
      />
      <FactsSlip
        title={t('system.providers')}
        facts={providers.map(({ name, succeededAt, failedAt }) => ({
          name: t(`system.provider.${name}`),
          value: moment(succeededAt),
          note: t('system.failed', { at: moment(failedAt) }),
        }))}
      />
      <FactsSlip
        title={t('system.acts')}
        facts={acts.map(({ act, hour, day }) => ({
          name: t(`system.act.${act}`),
          value: countText(day),
          note: t('system.actsHour', { number: countText(hour) }),
        }))}
      />
    </div>
  )
}
