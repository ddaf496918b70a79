import { useEffect, useRef, useState } from 'react'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { ListPart } from '#web/lib/api/api.ts'

interface MoreOptions<Job> {
  /** The loader's result. */
  loaded: ListPart<Job[]>
  loadMore: (cursor: string, signal: AbortSignal) => Promise<ListPart<Job[]>>
  onMore: () => void
  onServerError: (error: ApiError) => void
}

type Added<Job> = {
  /** The cursor at the end of the loaded list. */
  readonly after: string | null
  readonly part: ListPart<Job[]>
  /** The index in the whole list where the newest page starts. */
  readonly firstNew: number
}

/** The loaded list with the pages added below it. */
export function useMoreJobs<Job extends { readonly id: string }>(options: MoreOptions<Job>) {
  const { loaded } = options
  const [added, setAdded] = useState<Added<Job>>()
  const [isLoading, setLoading] = useState(false)
  const running = useRef<AbortController>(undefined)

  // Pages added to another list do not continue this one.
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
      options.onServerError(error)
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
