import type { Translator } from '#contract/i18n/translator.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { offeredAccounts } from './accounts.ts'

type Chooser = {
  readonly title: MessageKey
  /** The target of the form, and the id of the sign-in request. */
  readonly action: string
  readonly request: string
  /** The faults that a test can choose for the reply. */
  readonly wrongs: readonly { readonly outcome: string; readonly name: MessageKey }[]
  readonly nonce: string
  readonly t: Translator
}

const style = `
body { font: 18px/1.4 system-ui, sans-serif; margin: 0 auto; max-width: 440px; padding: 16px; color: #10292b; background: #fff }
button, input { font: inherit; box-sizing: border-box; width: 100%; min-height: 48px; margin: 4px 0; padding: 8px 12px; border-radius: 8px; border: 1px solid #5a6f70; background: #fff; color: inherit; overflow-wrap: anywhere }
button.main { background: #0d5c63; color: #fff }
summary { min-height: 48px; padding-top: 12px; box-sizing: border-box }
`

/** The page where a person chooses an account and the outcome of the sign-in. */
export function renderChooser({ title, action, request, wrongs, nonce, t }: Chooser): string {
  const text = (key: MessageKey): string => escapeHtml(t(key))
  const accounts = offeredAccounts.map(
    (account) =>
      `<button name="account" value="${escapeHtml(account)}">${escapeHtml(account)}</button>`,
  )
  const wrongButtons = wrongs.map(
    ({ outcome, name }) => `<button name="outcome" value="${outcome}">${text(name)}</button>`,
  )
  return `<!doctype html>
<html lang="${t.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
<p>${text('standInSignIn.lead')}</p>
<form action="${escapeHtml(action)}">
<input type="hidden" name="request" value="${escapeHtml(request)}">
${accounts.join('\n')}
<label for="other">${text('standInSignIn.other')}</label>
<input id="other" name="other" maxlength="200" autocomplete="off" placeholder="asha@example.com">
<button class="main" name="outcome" value="right">${text('standInSignIn.go')}</button>
<button name="outcome" value="cancel">${text('standInSignIn.cancel')}</button>
<button type="button" id="close">${text('standInSignIn.close')}</button>
<details>
<summary>${text('standInSignIn.wrong')}</summary>
${wrongButtons.join('\n')}
</details>
</form>
</main>
<script nonce="${nonce}">document.getElementById('close').addEventListener('click', () => window.close())</script>
</body>
</html>
`
}
