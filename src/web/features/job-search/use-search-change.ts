import { useNavigate } from 'react-router'
import type { JobFilters } from '#contract/job-search/schemas.ts'
import { toSearch } from './job-filters.ts'
import { addressOf } from './preset-search.ts'
import type { PresetSearch } from './preset-search.ts'

/**
 * Writes filters to the address. Each choice is a history entry that Back reverts; a text being
 * typed is a single entry.
 */
export function useSearchChange(
  current: JobFilters,
  preset?: PresetSearch,
): (next: JobFilters) => void {
  const navigate = useNavigate()
  return (next) => {
    const search = toSearch(next)
    if (search === toSearch(current)) return
    const isTypingOn = current.q !== undefined && next.q !== undefined && current.q !== next.q
    const address = preset ? addressOf(next, preset) : { search }
    void navigate(address, { replace: isTypingOn, preventScrollReset: true })
  }
}
