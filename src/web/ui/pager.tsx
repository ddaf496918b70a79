import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { Button } from './button.tsx'

export interface PagerTexts {
  /** Name of the navigation ('Pages of jobs'). */
  label: string
  /** '1 of 4' */
  position: string
  previous: string
  next: string
  perPage: string
}

interface PagerProps {
  texts: PagerTexts
  page: number
  pageCount: number
  onPage: (page: number) => void
  perPage: number
  perPageOptions: readonly number[]
  onPerPage: (perPage: number) => void
}

/** How many at once, previous and next, and where one is. */
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
      <div className="row">
        <label className="small" htmlFor={selectId}>
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
      <div className="row pager__n">
        <Button
          kind="sec"
          size="sm"
          icon={ArrowLeft}
          aria-label={texts.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <output className="num small b">{texts.position}</output>
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
