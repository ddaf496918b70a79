import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from './button.tsx'

export interface PagerTexts {
  /** The accessible name of the navigation ('Pages of jobs'). */
  label: string
  /** '1 of 4' */
  position: string
  previous: string
  next: string
  perPage: string
}

export interface PagerProps {
  texts: PagerTexts
  page: number
  pageCount: number
  onPage: (page: number) => void
  perPage: number
  perPageOptions: readonly number[]
  onPerPage: (perPage: number) => void
}

/** Selects the page size and links to the previous and next page. */
export function Pager({
  texts,
  page,
  pageCount,
  onPage,
  perPage,
  perPageOptions,
  onPerPage,
}: PagerProps) {
  const selectId = useId()
  return (
    <nav className="pager" aria-label={texts.label}>
      <div className="flex items-center gap-3 max-letters:flex-wrap">
        <label className="text-small" htmlFor={selectId}>
          {texts.perPage}
        </label>
        <select
          id={selectId}
          className="input pager__size"
          value={perPage}
          onChange={(event) => onPerPage(Number(event.target.value))}
        >
          {perPageOptions.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </div>
      <div className="flex items-center pager__n max-letters:flex-wrap">
        <Button
          kind="sec"
          size="sm"
          icon={ArrowLeft}
          aria-label={texts.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <output className="tabular-nums text-small font-semi">{texts.position}</output>
        <Button
          kind="sec"
          size="sm"
          icon={ArrowRight}
          aria-label={texts.next}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </div>
    </nav>
  )
}
