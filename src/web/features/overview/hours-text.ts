import type { Translate } from '#web/lib/i18n/translation.ts'

export const hoursText = (t: Translate, hours: number): string =>
  t.number(hours, { maximumFractionDigits: 1 })
