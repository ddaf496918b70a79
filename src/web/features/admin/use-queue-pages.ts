import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import type { Queue } from './load-queue.ts'
import { writeQueueAddress } from './queue-address.ts'
import type { QueueAddress, QueueTab } from './queue-address.ts'

/** Cursors of the pages before this one, kept with the history entry: they lead back. */
const trailSchema = z.object({ trail: z.array(z.string()), openLast: z.boolean().optional() })

/** Which job is opened, and the ways to another job, page, tab or search. */
export function useQueuePages({ address, list }: Queue) {
  const navigate = useNavigate()
  const location = useLocation()
  const past = trailSchema.safeParse(location.state).data ?? { trail: [] }
  const [opened, setOpened] = useState<{ place: string; index: number }>()

  const last = Math.max(0, list.items.length - 1)
  const first = past.openLast ? last : 0
  const selected = Math.min(opened?.place === location.key ? opened.index : first, last)
  const select = (index: number) => setOpened({ place: location.key, index })

  const go = (next: Partial<QueueAddress>, state?: z.infer<typeof trailSchema>) =>
    void navigate(writeQueueAddress(next), { state, preventScrollReset: true })

  const { tab, search, perPage, page, cursor } = address
  const goToPage = (wanted: number, openLast = false) => {
    if (wanted > page && list.nextCursor !== null) {
      const trail = cursor === undefined ? past.trail : [...past.trail, cursor]
      go({ tab, search, perPage, page: page + 1, cursor: list.nextCursor }, { trail })
    } else if (wanted < page) {
      const before = past.trail.at(-1)
      // A page opened by its address alone has no way back but the start.
      const to = before === undefined ? {} : { page: page - 1, cursor: before }
      go({ tab, search, perPage, ...to }, { trail: past.trail.slice(0, -1), openLast })
    }
  }

  const hasNextJob = selected < last || list.nextCursor !== null
  const hasPreviousJob = selected > 0 || page > 1

  return {
    selected,
    select,
    pageCount: Math.max(page, Math.ceil(list.total / perPage), 1),
    jobNumber: (page - 1) * perPage + selected + 1,
    goToPage,
    goToNextJob: hasNextJob
      ? () => (selected < last ? select(selected + 1) : goToPage(page + 1))
      : undefined,
    goToPreviousJob: hasPreviousJob
      ? () => (selected > 0 ? select(selected - 1) : goToPage(page - 1, true))
      : undefined,
    goToTab: (wanted: QueueTab) => go({ tab: wanted, perPage }),
    setPerPage: (wanted: number) => go({ tab, search, perPage: wanted }),
    search: (wanted: string) => go({ tab, perPage, search: wanted }),
  }
}
