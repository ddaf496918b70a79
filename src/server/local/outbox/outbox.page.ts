import { textDirection } from '#contract/i18n/locales.ts'
import type { Translator } from '#contract/i18n/translator.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import type { OutboxMessage } from './outbox.service.ts'

const refreshSeconds = 3

/** The outbox as a page without scripts, independent of the web build. */
export function renderOutbox(
  messages: readonly OutboxMessage[],
  { productName, t }: { productName: string; t: Translator },
): string {
  const title = escapeHtml(t('outbox.title'))
  return `<!doctype html>
<html lang="${t.locale}" dir="${textDirection(t.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>${title} · ${escapeHtml(productName)}</title>
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
<p class="hint">${escapeHtml(t('outbox.refreshes', { seconds: refreshSeconds }))}</p>
${messages.length > 0 ? renderList(messages, t) : renderEmpty(t)}
</main>
</body>
</html>
`
}

const renderList = (messages: readonly OutboxMessage[], t: Translator): string =>
  `<ol>\n${messages.map((message) => renderMessage(message, t)).join('\n')}\n</ol>`

function renderMessage(message: OutboxMessage, t: Translator): string {
  const time = t.date(new Date(message.sentAt), { dateStyle: 'medium', timeStyle: 'medium' })
  const code =
    message.code === undefined
      ? ''
      : `<p class="code"><span>${escapeHtml(t('outbox.code'))}</span> <strong>${escapeHtml(message.code)}</strong></p>\n`
  const subject = message.subject === undefined ? '' : `<h2>${escapeHtml(message.subject)}</h2>\n`
  const attachments =
    message.attachments?.map((attachment) => renderAttachment(attachment, t)).join('\n') ?? ''
  return `<li class="slip">
<p class="meta"><span class="badge">${escapeHtml(t(`outbox.channel.${message.channel}`))}</span> <b>${escapeHtml(t('outbox.to', { recipient: message.to }))}</b> <time datetime="${escapeHtml(message.sentAt)}">${escapeHtml(time)}</time></p>
${code}${subject}<p class="text">${escapeHtml(message.text)}</p>
${attachments}</li>`
}

const renderAttachment = (
  { fileName, href }: { fileName: string; href: string },
  t: Translator,
): string =>
  `<p class="attachment"><a href="${escapeHtml(href)}" download>${escapeHtml(t('outbox.attachment', { fileName }))}</a></p>`

const renderEmpty = (t: Translator): string => `<div class="slip empty">
<h2>${escapeHtml(t('outbox.empty'))}</h2>
<p>${escapeHtml(t('outbox.emptyHint'))}</p>
</div>`
