import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
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

/** What the checkout's window shows: an order to be paid, or why it can't be. */
export type CheckoutContent = { readonly order: Order } | { readonly refusal: string }

export function renderCheckout(content: CheckoutContent, lateSeconds: number): string {
  const title = escapeHtml(sentence('standInCheckout.title'))
  return `<!doctype html>
<html lang="en">
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
${'order' in content ? renderOrder(content.order, lateSeconds) : `<p class="refusal">${escapeHtml(content.refusal)}</p>`}
<button type="button" class="close" data-act="close">${escapeHtml(sentence('standInCheckout.close'))}</button>
</main>
</body>
</html>
`
}

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const renderOrder = (
  order: Order,
  seconds: number,
): string => `<p>${text('standInCheckout.lead')}</p>
<p class="amount">${escapeHtml(rupees.format(order.amount / 100))}</p>
<p class="detail" data-show="name" data-text="${text('standInCheckout.for')}" hidden></p>
<p class="detail">${text('standInCheckout.order', { id: order.id })}</p>
<p class="detail" data-show="payer" hidden><span>${text('standInCheckout.payer')}</span> <span data-show="contact"></span></p>
<p role="status" data-status data-no-answer="${text('standInCheckout.noAnswer')}" data-failed="${text('standInCheckout.failedNow')}" data-silent="${text('standInCheckout.silentNow')}" data-late="${text('standInCheckout.lateNow')}"></p>
<ul aria-label="${text('standInCheckout.choices')}" data-order="${escapeHtml(order.id)}">
${choices.map((choice) => renderChoice(choice, seconds)).join('\n')}
</ul>`

const renderChoice = (choice: Choice, seconds: number): string =>
  `<li><button type="button" data-act="pay" data-outcome="${choice.outcome}"${choice.isSilent ? ' data-silent' : ''} aria-describedby="hint-${choice.name}">${text(choice.name)}</button>
<span class="hint" id="hint-${choice.name}">${text(choice.hint, { seconds })}</span></li>`

const text = (key: MessageKey, values: Record<string, string | number> = {}): string =>
  escapeHtml(sentence(key, values))
