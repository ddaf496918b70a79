type CalendarEvent = {
  readonly id: string
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** An event as a calendar file (RFC 5545). */
export function toCalendar(event: CalendarEvent, now: Date, productName: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Interviews//EN`,
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${instant(now)}`,
    `DTSTART:${instant(event.startsAt)}`,
    `DTEND:${instant(event.endsAt)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(event.location === '' ? [] : [`LOCATION:${escapeText(event.location)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const instant = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n|\r/g, String.raw`\n`)

/** Lines have at most 75 bytes; a longer one goes on after a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
