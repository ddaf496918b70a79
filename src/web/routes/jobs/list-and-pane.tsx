import { useCallback, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { JobFilters, ListedJob } from '#contract/job-search/schemas.ts'
import { limits } from '#contract/limits.ts'
import {
  chosenName,
  portionsName,
  readPortions,
  toSearch,
} from '#web/features/job-search/job-filters.ts'
import { JobResults } from '#web/features/job-search/job-results.tsx'
import { findJobs } from '#web/features/jobs/job-calls.ts'
import type { ListPart } from '#web/lib/api/api.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { paths } from '#web/lib/paths.ts'
import { useKeysHelp } from '#web/lib/use-keys-help.ts'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { roomForPane, useMedia } from '#web/ui/use-media.ts'

const loadPane = async () => (await import('./job-pane.tsx')).JobPane

interface ListAndPaneProps {
  loaded: ListPart<ListedJob[]>
  filters: JobFilters
  /** Stands among the first cards. */
  aside: ReactNode
}

/**
 * The jobs of a search. Where there is room the chosen one stands beside them, the first at first: choosing changes the
 * address and the pane, and the list stays where it is. Elsewhere a card opens the job's page.
 */
export function ListAndPane({ loaded, filters, aside }: ListAndPaneProps) {
  const api = useApi()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const isBeside = useMedia(roomForPane)
  const list = useRef<HTMLDivElement>(null)
  const pane = useRef<HTMLElement>(null)
  /** The person went into a job that still loads. */
  const isAwaited = useRef(false)
  const showPane = useCallback((shown: HTMLElement | null) => {
    pane.current = shown
    if (!shown || !isAwaited.current) return
    isAwaited.current = false
    shown.focus()
  }, [])
  const named = search.get(chosenName)
  const chosenId = named ?? loaded.items[0]?.id
  const help = useKeysHelp(isBeside ? { j: () => step(1), k: () => step(-1) } : {})

  function goTo(changes: Readonly<Record<string, string>>, replace: boolean): void {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) next.set(name, value)
    void navigate({ search: `?${next.toString()}` }, { replace, preventScrollReset: true })
  }

  /** Choosing a job again goes into it. */
  function choose({ id }: ListedJob): void {
    isAwaited.current = id === chosenId && pane.current === null
    if (id === chosenId) pane.current?.focus()
    if (id !== named) goTo({ [chosenName]: id }, false)
  }

  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('.job__t a') ?? [])]
  const chosenLink = () => links().findIndex((link) => link.ariaCurrent === 'true')

  function step(by: 1 | -1): void {
    const link = links()[chosenLink() + by]
    link?.focus()
    link?.click()
  }

  function handleKey(event: KeyboardEvent): void {
    if (!isBeside || !(event.target instanceof Element) || !event.target.matches('.job__t a'))
      return
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    step(event.key === 'ArrowDown' ? 1 : -1)
  }

  return (
    <div className="ld">
      <div ref={list} className="min-w-0" role="presentation" onKeyDown={handleKey}>
        <JobResults
          key={toSearch(filters)}
          loaded={loaded}
          filters={filters}
          toAddress={(next) => paths.jobSearch() + toSearch(next)}
          toJob={(job) => paths.jobDetails(job.id)}
          isApplied={(job) => job.alreadyApplied}
          choiceOf={
            isBeside
              ? (job) => ({ isChosen: job.id === chosenId, onChoose: () => choose(job) })
              : undefined
          }
          aside={aside}
          loadMore={(cursor, signal) =>
            findJobs(api, filters, { limit: limits.searchPageDefault, cursor, signal })
          }
          onMore={() => goTo({ [portionsName]: String(readPortions(search) + 1) }, true)}
        />
      </div>
      <div className="ld__pane">
        {chosenId !== undefined && (
          <LazyPart
            load={loadPane}
            isRequested={isBeside}
            props={{
              jobId: chosenId,
              isChosen: named !== null,
              paneRef: showPane,
              help,
              onLeave: () => links()[chosenLink()]?.focus(),
            }}
          />
        )}
      </div>
    </div>
  )
}
