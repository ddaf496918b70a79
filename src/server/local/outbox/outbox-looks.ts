import type { Translator } from '#contract/i18n/translator.ts'
import { countSmsParts } from '#server/lib/sms-parts.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import type { OutboxEntry, OutboxWay } from './outbox-reading.ts'

type Look = { readonly t: Translator; readonly productName: string; readonly host: string }

/** How a message looks to the person who gets it. */
export const looksOf: Readonly<Record<OutboxWay, (entry: OutboxEntry, look: Look) => string>> = {
  /** Operators put six letters before an SMS of a registered sender; the last one stands for service. */
  sms: ({ text }, { t, productName }) => {
    const parts = t('outbox.smsParts', { count: countSmsParts(text) })
    const size = t('outbox.letters', { count: Array.from(text).length })
    return `<div class="phone">
<p class="sender">${escapeHtml(smsHeader(productName))}</p>
<p class="bubble text">${withLinks(text)}</p>
<p class="hint">${escapeHtml(`${parts} · ${size}`)}</p>
</div>`
  },

  whatsapp: ({ text }, { t, productName }) => {
    const [, body = text, page] = /^([\s\S]*?)\n\n(https?:\/\/\S+)$/.exec(text) ?? []
    const button =
      page === undefined
        ? ''
        : `\n<p class="visit"><a href="${escapeHtml(page)}">${escapeHtml(t('outbox.visit'))}</a></p>`
    return `<div class="phone chat">
<p class="sender">${escapeHtml(productName)}</p>
<div class="bubble">
<p class="text">${withLinks(body).replace(/(^|\s)\*([^*\n]+)\*(?=\s|$)/g, '$1<b>$2</b>')}</p>${button}
</div>
</div>`
  },

  push: ({ subject, text }, { host, productName }) => `<div class="notice">
<p class="hint">${escapeHtml(productName)} · ${escapeHtml(host)}</p>
${subject === undefined ? '' : `<h2>${escapeHtml(subject)}</h2>\n`}<p class="text">${escapeHtml(text)}</p>
</div>`,

  /** The mail has a document of its own that can run and reach nothing. */
  mail: ({ subject, text }, { t }) => {
    const heading = subject === undefined ? '' : `<h2>${escapeHtml(subject)}</h2>\n`
    const page = `<!doctype html><html lang="${t.locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject ?? '')}</title><link rel="stylesheet" href="/dev/outbox.css"></head><body class="mail"><p class="text">${withLinks(text)}</p></body></html>`
    const title = t('outbox.mailOf', { subject: subject ?? '' })
    return `${heading}<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(title)}" height="${frameHeight(text)}" srcdoc="${escapeHtml(page)}"></iframe>`
  },

  bell: ({ subject = '', text, link = '/', locale = 'en' }) =>
    `<a class="bell" lang="${escapeHtml(locale)}" href="${escapeHtml(link)}">
<b>${escapeHtml(subject)}</b>
<span>${escapeHtml(text)}</span>
</a>`,
}

const lettersOfHeader = 6

function smsHeader(productName: string): string {
  const letters = productName.toUpperCase().replace(/[^A-Z]/g, '')
  return `VM-${letters.padEnd(lettersOfHeader, 'X').slice(0, lettersOfHeader)}-S`
}

/** Without a script nothing can measure the text, so its lines are estimated. */
function frameHeight(text: string): number {
  const lettersOfLine = 60
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersOfLine)), 0)
  return Math.min(480, 32 + lines * 26)
}

/** Escaped, its addresses as links. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?।)])/)
    .map((part, at) => {
      const safe = escapeHtml(part)
      return at % 2 === 0 ? safe : `<a href="${safe}" target="_blank" rel="noopener">${safe}</a>`
    })
    .join('')
