import { textDirection } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { looksOf } from './outbox-looks.ts'
import { outboxWays } from './outbox-reading.ts'
import type { OutboxEntry, OutboxQuery } from './outbox-reading.ts'

const refreshSeconds = 3
const peopleShown = 6

type Page = {
  readonly query: OutboxQuery
  readonly productName: string
  readonly host: string
  readonly t: Translator
}

/** The outbox as a page without scripts, independent of the web build. */
export function renderOutbox(entries: readonly OutboxEntry[], page: Page): string {
  const { query, productName, t } = page
  const title = escapeHtml(t('outbox.title'))
  const refresh =
    query.still === undefined ? `<meta http-equiv="refresh" content="${refreshSeconds}">\n` : ''
  return `<!doctype html>
<html lang="${t.locale}" dir="${textDirection(t.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}<title>${title} · ${escapeHtml(productName)}</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<header>
<p class="name">${escapeHtml(productName)}</p>
<a href="/">${escapeHtml(t('outbox.home'))}</a>
</header>
<main>
<h1>${title}</h1>
<p class="lead">${escapeHtml(t('outbox.lead'))}</p>
${renderRefresh(query, t)}
${renderWays(query, t)}
${renderPeople(entries, query, t)}
${entries.length > 0 ? renderList(entries, page) : renderEmpty(query, t)}
</main>
</body>
</html>
`
}

/** The page with a change of what it shows. */
function hrefOf(query: OutboxQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, value)
  }
  return escapeHtml(search.size === 0 ? '/dev/outbox' : `/dev/outbox?${search}`)
}

function renderRefresh(query: OutboxQuery, t: Translator): string {
  const { still } = query
  const says = still ? t('outbox.isStill') : t('outbox.refreshes', { seconds: refreshSeconds })
  const href = hrefOf({ ...query, still: still ? undefined : '1' })
  return `<p class="hint">${escapeHtml(says)} <a href="${href}">${escapeHtml(t(still ? 'outbox.refreshAgain' : 'outbox.beStill'))}</a></p>`
}

function renderWays(query: OutboxQuery, t: Translator): string {
  const links = [undefined, ...outboxWays].map((way) =>
    renderChoice({
      href: hrefOf({ ...query, way }),
      isOn: query.way === way,
      name: t(way === undefined ? 'outbox.allWays' : `outbox.channel.${way}`),
    }),
  )
  return `<nav class="choices" aria-label="${escapeHtml(t('outbox.ways'))}">${links.join('\n')}</nav>`
}

/** Those who got something most recently. */
function renderPeople(entries: readonly OutboxEntry[], query: OutboxQuery, t: Translator): string {
  const people = [...new Set(entries.map(({ to }) => to))].slice(0, peopleShown)
  if (people.length === 0 && query.to === undefined) return ''
  const shown = query.to === undefined ? people : [query.to]
  const links = [
    renderChoice({
      href: hrefOf({ ...query, to: undefined }),
      isOn: query.to === undefined,
      name: t('outbox.everybody'),
    }),
    ...shown.map((to) =>
      renderChoice({ href: hrefOf({ ...query, to }), isOn: query.to === to, name: to }),
    ),
  ]
  return `<nav class="choices" aria-label="${escapeHtml(t('outbox.people'))}">${links.join('\n')}</nav>`
}

const renderChoice = ({ href, isOn, name }: { href: string; isOn: boolean; name: string }) =>
  `<a href="${href}"${isOn ? ' aria-current="true"' : ''}>${escapeHtml(name)}</a>`

const renderList = (entries: readonly OutboxEntry[], page: Page): string =>
  `<ol>\n${entries.map((entry) => renderEntry(entry, page)).join('\n')}\n</ol>`

function renderEntry(entry: OutboxEntry, { query, productName, host, t }: Page): string {
  const time = t.date(new Date(entry.sentAt), { dateStyle: 'medium', timeStyle: 'medium' })
  const code =
    entry.code === undefined
      ? ''
      : `<p class="code"><span>${escapeHtml(t('outbox.code'))}</span> <strong>${escapeHtml(entry.code)}</strong></p>\n`
  const attachments =
    entry.attachments?.map((attachment) => `\n${renderAttachment(attachment, t)}`).join('') ?? ''
  const to = `<a href="${hrefOf({ ...query, to: entry.to })}">${escapeHtml(t('outbox.to', { recipient: entry.to }))}</a>`
  return `<li class="slip">
<p class="meta"><span class="badge">${escapeHtml(t(`outbox.channel.${entry.way}`))}</span> <b>${to}</b> <time datetime="${escapeHtml(entry.sentAt)}">${escapeHtml(time)}</time></p>
${code}${looksOf[entry.way](entry, { t, productName, host })}${attachments}
</li>`
}

const renderAttachment = (
  { fileName, href }: { fileName: string; href: string },
  t: Translator,
): string =>
  `<p class="attachment"><a href="${escapeHtml(href)}" download>${escapeHtml(t('outbox.attachment', { fileName }))}</a></p>`

function renderEmpty({ way, to }: OutboxQuery, t: Translator): string {
  const isAll = way === undefined && to === undefined
  return `<div class="slip empty">
<h2>${escapeHtml(t(isAll ? 'outbox.empty' : 'outbox.noneSuch'))}</h2>
<p>${escapeHtml(t(isAll ? 'outbox.emptyHint' : 'outbox.noneSuchHint'))}</p>
</div>`
}
