import type { Translator } from '#contract/i18n/translator.ts'
import type { MessageKey, MessageValues } from '#contract/i18n/message-keys.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import type { Order } from './entities.ts'
import type { Outcome } from './payments.ts'

type Choice = {
  readonly outcome: Outcome
  readonly isSilent?: true
  readonly name: MessageKey
  readonly hint: MessageKey
}

const choices: readonly Choice[] = [
  {
    outcome: 'captured',
    name: 'standInCheckout.captured',
    hint: 'standInCheckout.capturedHint',
  },
  { outcome: 'failed', name: 'standInCheckout.failed', hint: 'standInCheckout.failedHint' },
  {
    outcome: 'captured',
    isSilent: true,
    name: 'standInCheckout.silent',
    hint: 'standInCheckout.silentHint',
  },
  { outcome: 'late', name: 'standInCheckout.late', hint: 'standInCheckout.lateHint' },
  {
    outcome: 'failed_then_captured',
    name: 'standInCheckout.failedThenCaptured',
    hint: 'standInCheckout.failedThenCapturedHint',
  },
]

/** The content of the checkout's window: an order to pay, or the reason why it can't be paid. */
export type CheckoutContent = { readonly order: Order } | { readonly refusal: string }

export function renderCheckout(
  content: CheckoutContent,
  { lateSeconds, t }: { lateSeconds: number; t: Translator },
): string {
  const title = escapeHtml(t('standInCheckout.title'))
  return `<!doctype html>
<html lang="${t.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/v1/checkout/checkout.css">
<script type="module" src="/v1/checkout/window.js"></script>
</head>
<body>
<main aria-labelledby="title">
<h1 id="title" tabindex="-1">${title}</h1>
${'order' in content ? renderOrder(content.order, { lateSeconds, t }) : `<p class="refusal">${escapeHtml(content.refusal)}</p>`}
<button type="button" class="close" data-act="close">${escapeHtml(t('standInCheckout.close'))}</button>
</main>
</body>
</html>
`
}

type Text = (key: MessageKey, values?: MessageValues) => string

function renderOrder(
  order: Order,
  { lateSeconds, t }: { lateSeconds: number; t: Translator },
): string {
  const text: Text = (key, values) => escapeHtml(t(key, values))
  return `<p>${text('standInCheckout.lead')}</p>
<p class="amount">${escapeHtml(t.number(order.amount / 100, { style: 'currency', currency: 'INR' }))}</p>
<p class="detail" data-show="name" data-text="${text('standInCheckout.for')}" hidden></p>
<p class="detail">${text('standInCheckout.order', { id: order.id })}</p>
<p class="detail" data-show="payer" hidden><span>${text('standInCheckout.payer')}</span> <span data-show="contact"></span></p>
<p role="status" data-status data-no-answer="${text('standInCheckout.noAnswer')}" data-failed="${text('standInCheckout.failedNow')}" data-silent="${text('standInCheckout.silentNow')}" data-late="${text('standInCheckout.lateNow')}"></p>
<ul aria-label="${text('standInCheckout.choices')}" data-order="${escapeHtml(order.id)}">
${choices.map((choice) => renderChoice(choice, lateSeconds, text)).join('\n')}
</ul>`
}

const renderChoice = (choice: Choice, seconds: number, text: Text): string =>
  `<li><button type="button" data-act="pay" data-outcome="${choice.outcome}"${choice.isSilent ? ' data-silent' : ''} aria-describedby="hint-${choice.name}">${text(choice.name)}</button>
<span class="hint" id="hint-${choice.name}">${text(choice.hint, { seconds })}</span></li>`
