import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import type { ListPart } from '#web/lib/api.ts'

interface MoreOptions<Job> {
  /** What the loader brought. */
  loaded: ListPart<Job[]>
  loadMore: (cursor: string, signal: AbortSignal) => Promise<ListPart<Job[]>>
  onMore: () => void
  onRefusal: (error: ApiError) => void
}

type Added<Job> = {
  /** The end of the list as it was loaded. */
  readonly after: string | null
  readonly part: ListPart<Job[]>
  /** The place in the whole list where the newest portion begins. */
  readonly firstNew: number
}

/** The list as loaded, with the portions added below it since. */
export function useMoreJobs<Job extends { readonly id: string }>(options: MoreOptions<Job>) {
  const { loaded } = options
  const [added, setAdded] = useState<Added<Job>>()
  const [isLoading, setLoading] = useState(false)
  const running = useRef<AbortController>(undefined)

  // What was added to a list that ended elsewhere does not follow on this one.
  const extra = added?.after === loaded.nextCursor ? added.part : undefined
  const nextCursor = extra ? extra.nextCursor : loaded.nextCursor

  useEffect(() => () => running.current?.abort(), [])

  async function showMore(): Promise<void> {
    if (nextCursor === null || isLoading) return
    const controller = new AbortController()
    running.current = controller
    setLoading(true)
    try {
      const next = await options.loadMore(nextCursor, controller.signal)
      const before = extra?.items ?? []
      const part = { ...next, items: [...before, ...next.items] }
      setAdded({ after: loaded.nextCursor, part, firstNew: loaded.items.length + before.length })
      options.onMore()
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      options.onRefusal(error)
    } finally {
      setLoading(false)
    }
  }

  return {
    jobs: [...loaded.items, ...(extra?.items ?? [])],
    firstNew: extra === undefined ? undefined : added?.firstNew,
    nextCursor,
    isLoading,
    showMore,
  }
}
