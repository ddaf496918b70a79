import { sentence } from '#contract/sentences.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import type { OutboxMessage } from './outbox.service.ts'

const refreshSeconds = 3

const indiaTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
})

/** The outbox as a page that needs neither scripts nor the web build. */
export function renderOutbox(messages: readonly OutboxMessage[], productName: string): string {
  const title = escapeHtml(sentence('outbox.title'))
  return `<!doctype html>
<html lang="en">
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
<a href="/">${escapeHtml(sentence('outbox.home'))}</a>
</header>
<main>
<h1>${title}</h1>
<p class="lead">${escapeHtml(sentence('outbox.lead'))}</p>
<p class="hint">${escapeHtml(sentence('outbox.refreshes', { seconds: refreshSeconds }))}</p>
${messages.length > 0 ? renderList(messages) : renderEmpty()}
</main>
</body>
</html>
`
}

const renderList = (messages: readonly OutboxMessage[]): string =>
  `<ol>\n${messages.map(renderMessage).join('\n')}\n</ol>`

function renderMessage(message: OutboxMessage): string {
  const time = indiaTime.format(new Date(message.sentAt))
  const code =
    message.code === undefined
      ? ''
      : `<p class="code"><span>${escapeHtml(sentence('outbox.code'))}</span> <strong>${escapeHtml(message.code)}</strong></p>\n`
  const subject = message.subject === undefined ? '' : `<h2>${escapeHtml(message.subject)}</h2>\n`
  const attachments = message.attachments?.map(renderAttachment).join('\n') ?? ''
  return `<li class="slip">
<p class="meta"><span class="badge">${escapeHtml(sentence(`outbox.channel.${message.channel}`))}</span> <b>${escapeHtml(sentence('outbox.to', { recipient: message.to }))}</b> <time datetime="${escapeHtml(message.sentAt)}">${escapeHtml(time)}</time></p>
${code}${subject}<p class="text">${escapeHtml(message.text)}</p>
${attachments}</li>`
}

const renderAttachment = ({ fileName, href }: { fileName: string; href: string }): string =>
  `<p class="attachment"><a href="${escapeHtml(href)}" download>${escapeHtml(sentence('outbox.attachment', { fileName }))}</a></p>`

const renderEmpty = (): string => `<div class="slip empty">
<h2>${escapeHtml(sentence('outbox.empty'))}</h2>
<p>${escapeHtml(sentence('outbox.emptyHint'))}</p>
</div>`
