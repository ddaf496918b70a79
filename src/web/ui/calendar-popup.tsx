import { Popover } from '@base-ui/react/popover'
import { useState, type RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { fromLocalDate, toLocalDate } from './day.ts'

export interface CalendarTexts {
  /** The accessible name of the popup. */
  title: string
  month: string
  year: string
  /** A day, `yyyy-MM-dd`, as the language writes it. */
  date: (day: string, options: Intl.DateTimeFormatOptions) => string
}

export interface CalendarPopupProps {
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  texts: CalendarTexts
  value: string
  min: string
  max: string
  onPick: (day: string) => void
}

const classNames = {
  root: 'cal',
  months: 'cal__months',
  month_caption: 'cal__cap',
  dropdowns: 'cal__selects',
  dropdown_root: 'cal__select',
  dropdown: 'input',
  caption_label: 'cal__label',
  month_grid: 'cal__grid',
  day_button: 'cal__day',
  selected: 'cal__on',
  outside: 'cal__out',
}

/** A calendar in a popup at its button: selects for month and year, arrow keys for days. */
export function CalendarPopup({
  open,
  onClose,
  anchor,
  texts,
  value,
  min,
  max,
  onPick,
}: CalendarPopupProps) {
  const first = toLocalDate(min)
  const last = toLocalDate(max)
  const isInside = value >= min && value <= max
  const chosen = isInside ? toLocalDate(value) : undefined
  const [month, setMonth] = useState(chosen ?? last)
  const say = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    texts.date(fromLocalDate(date), options)
  const sayMonth = say({ month: 'long', year: 'numeric' })

  return (
    <Popover.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
          className="dob__pos"
        >
          <Popover.Popup className="dob__pop" aria-label={texts.title} finalFocus={anchor}>
            <DayPicker
              mode="single"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at a query, so the focus goes to its days
              autoFocus
              selected={chosen}
              month={month}
              onMonthChange={setMonth}
              startMonth={first}
              endMonth={last}
              disabled={[{ before: first }, { after: last }]}
              captionLayout="dropdown"
              reverseYears
              hideNavigation
              showOutsideDays={false}
              classNames={classNames}
              formatters={{
                formatCaption: sayMonth,
                formatMonthDropdown: say({ month: 'short' }),
                formatWeekdayName: say({ weekday: 'narrow' }),
              }}
              labels={{
                labelDayButton: say({ dateStyle: 'full' }),
                labelGrid: sayMonth,
                labelWeekday: say({ weekday: 'long' }),
                labelMonthDropdown: () => texts.month,
                labelYearDropdown: () => texts.year,
              }}
              onSelect={(date) => date && onPick(fromLocalDate(date))}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
