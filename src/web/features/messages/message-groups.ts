import { indiaDate } from '#contract/india-time.ts'
import type { MessageItem } from '#contract/messages/schemas.ts'

export type Age = 'today' | 'yesterday' | 'lastWeek' | 'earlier'
export type MessageGroup = { readonly age: Age; readonly items: readonly MessageItem[] }

const dayMs = 86_400_000

/** Groups messages, newest first, by the calendar in India. */
export function groupByAge(items: readonly MessageItem[], now: Date): MessageGroup[] {
  const groups: { age: Age; items: MessageItem[] }[] = []
  for (const item of items) {
    const age = ageOf(item, now)
    const last = groups.at(-1)
    if (last?.age === age) last.items.push(item)
    else groups.push({ age, items: [item] })
  }
  return groups
}

function ageOf({ createdAt }: MessageItem, now: Date): Age {
  const from = Date.parse(indiaDate(new Date(createdAt)))
  const days = Math.round((Date.parse(indiaDate(now)) - from) / dayMs)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days <= 7 ? 'lastWeek' : 'earlier'
}
