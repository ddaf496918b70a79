import { useShortcuts } from '#web/lib/use-shortcuts.ts'
import { CasePane } from './case-pane.tsx'
import type { OpenedCase } from './load-inbox.ts'
import { useAssignCase } from './use-assign-case.ts'
import { useReportActs } from './use-report-acts.ts'

/** The open case with the keys that work on it. */
export function OpenedPane({ opened }: { opened: OpenedCase }) {
  const { case: one } = opened
  const assigning = useAssignCase(one)
  const acts = useReportActs(one.content.kind === 'report' ? one.content.job : undefined)
  useShortcuts({
    o: () => {
      if (one.state !== 'done' && one.owner?.isMe !== true) assigning.take()
    },
    d: () => document.querySelector<HTMLElement>('.inbox__pane [name=answer]')?.focus(),
    f: () => void acts.decideFine(),
    b: () => void acts.block(),
  })
  return <CasePane opened={opened} assigning={assigning} acts={acts} />
}
