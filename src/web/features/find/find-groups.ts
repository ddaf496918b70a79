import { mayActAsAdmin } from '#contract/admin/roles.ts'
import type { AdminAct } from '#contract/admin/roles.ts'
import { readAdminRole } from '#web/lib/admin-role.ts'
import { foundKinds } from '#contract/find/kinds.ts'
import type { FoundKind } from '#contract/find/kinds.ts'
import type { FoundItem } from '#contract/find/schemas.ts'
import type { Translate } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { goTo } from './go-to.ts'
import type { RecentFind } from './recent-finds.ts'
import { hasAllWords, wordsOf } from './words.ts'

/** What can be opened. */
export type Entry = {
  readonly key: string
  readonly icon: FoundKind | 'act' | 'block'
  readonly title: string
  readonly sub: string
  readonly mark: string
  readonly path: string
  /** Remembered when it is opened; pages to go to are not. */
  readonly item: RecentFind | undefined
}

export type Group = {
  readonly name: FoundKind | 'recent' | 'act'
  readonly entries: readonly Entry[]
}

/** Before anything is typed: what was opened last, and all pages. */
export const groupsAtFirst = (recent: readonly RecentFind[], t: Translate): Group[] =>
  withEntries([
    { name: 'recent', entries: recent.map((each) => toEntry({ ...each, sub: '', mark: '' })) },
    { name: 'act', entries: actsFor('', t) },
  ])

/** What a text finds, by kinds, and the pages that are named so. */
export const groupsFor = (
  { text, items }: { readonly text: string; readonly items: readonly FoundItem[] },
  only: FoundKind | undefined,
  t: Translate,
): Group[] =>
  withEntries([
    ...foundKinds
      .filter((kind) => only === undefined || kind === only)
      .map((name) => ({ name, entries: items.filter(({ kind }) => kind === name).map(toEntry) })),
    {
      name: 'act',
      entries: only === undefined ? [...blockActs(text, items, t), ...actsFor(text, t)] : [],
    },
  ])

const withEntries = (groups: readonly Group[]): Group[] =>
  groups.filter(({ entries }) => entries.length > 0)

const toEntry = (item: FoundItem): Entry => ({
  key: `${item.kind}-${item.id}`,
  icon: item.kind,
  title: item.title,
  sub: item.sub,
  mark: item.mark,
  path: item.path,
  item,
})

function mayNow(act: AdminAct): boolean {
  const role = readAdminRole()
  return role !== undefined && mayActAsAdmin(role, act)
}

/** Blocking what was found: a company, or the phone number that was typed. Each leads to the form that asks why. */
function blockActs(text: string, items: readonly FoundItem[], t: Translate): Entry[] {
  if (!mayNow('verify')) return []
  const companies = items
    .filter(({ kind }) => kind === 'company')
    .slice(0, 2)
    .map(({ id, title, path }) => ({
      key: `block-${id}`,
      title: t('find.blockCompany', { company: title }),
      path: `${path}?block=company`,
    }))
  const phone = phoneIn(text)
  const phones =
    phone === undefined
      ? []
      : [
          {
            key: 'block-phone',
            title: t('find.blockPhone', { phone }),
            path: paths.blockPhone(phone),
          },
        ]
  return [...companies, ...phones].map((act) => ({
    ...act,
    icon: 'block' as const,
    sub: t('find.blockSub'),
    mark: '',
    item: undefined,
  }))
}

/** The ten digits of a text that is a phone number of India. */
function phoneIn(text: string): string | undefined {
  const digits = /^\+?[\d\s-]+$/.test(text) ? text.replaceAll(/\D/g, '') : ''
  return /^(?:91)?([6-9]\d{9})$/.exec(digits)?.[1]
}

const actsFor = (text: string, t: Translate): Entry[] =>
  goTo
    .filter(({ needs }) => mayNow(needs))
    .map(({ name, textKey, path }) => ({
      key: `act-${name}`,
      icon: 'act' as const,
      title: t(textKey),
      sub: '',
      mark: '',
      path,
      item: undefined,
    }))
    .filter(({ title }) => hasAllWords(title, wordsOf(text)))
