import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Column<Row> {
  key: string
  /** Empty only together with `hiddenHead`. */
  head: string
  /** The head is for screen readers only, such as above a column of buttons. */
  hiddenHead?: boolean | undefined
  align?: 'start' | 'end' | undefined
  /** This column's cell names the row. */
  isRowHead?: boolean | undefined
  cell: (row: Row) => ReactNode
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  className?: string | undefined
  /** In a low box of its own, which the arrow keys scroll. */
  isScrolled?: boolean | undefined
}

/** A table for 1024 px and wider; below that show the same rows as slips. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  className,
  isScrolled,
}: TableProps<Row>) {
  const scrolling = isScrolled && ({ role: 'group', 'aria-label': caption, tabIndex: 0 } as const)
  return (
    <div className={cx('tbl-box', isScrolled && 'tbl-box--low', className)} {...scrolling}>
      <table className="tbl">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cx(column.align === 'end' && 'text-end')}>
                <span className={cx(column.hiddenHead && 'sr-only')}>{column.head}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} data-row>
              {columns.map((column) =>
                column.isRowHead ? (
                  <th key={column.key} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cx(column.align === 'end' && 'text-end')}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
