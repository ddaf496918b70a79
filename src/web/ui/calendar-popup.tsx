import { Popover } from '@base-ui/react/popover'
import { useState, type RefObject } from 'react'
import { DayPicker } from 'react-day-picker'
import { fromLocalDate, toLocalDate } from './day.ts'

export interface CalendarTexts {
  /** Name of the calendar's box. */
  title: string
  month: string
  year: string
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

const dayName = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full' })

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

/** The calendar in a box at its button: months and years to choose, arrow keys in the days. */
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
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens at a wish, so the focus goes to its days
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
              labels={{
                labelDayButton: (date) => dayName.format(date),
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
