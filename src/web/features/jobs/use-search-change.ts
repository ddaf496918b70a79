import { useNavigate } from 'react-router'
import type { JobFilters } from '#contract/job-search.ts'
import { toSearch } from './job-filters.ts'

/**
 * Writes filters into the address. Each choice is a step that Back undoes; words being typed are
 * one step, however long they grow.
 */
export function useSearchChange(current: JobFilters): (next: JobFilters) => void {
  const navigate = useNavigate()
  return (next) => {
    const search = toSearch(next)
    if (search === toSearch(current)) return
    const isTypingOn = current.q !== undefined && next.q !== undefined && current.q !== next.q
    void navigate({ search }, { replace: isTypingOn, preventScrollReset: true })
  }
}
