import { sentence } from '#contract/sentences.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { escapeHtml } from '../../lib/escape-html.ts'
import { offeredAccounts } from './accounts.ts'

type Chooser = {
  readonly title: MessageKey
  /** Where the choice goes, and the request that it answers. */
  readonly action: string
  readonly request: string
  /** What may go wrong with the answer. */
  readonly wrongs: readonly { readonly outcome: string; readonly name: MessageKey }[]
  readonly nonce: string
}

const said = (key: MessageKey): string => escapeHtml(sentence(key))

const style = `
body { font: 18px/1.4 system-ui, sans-serif; margin: 0 auto; max-width: 440px; padding: 16px; color: #10292b; background: #fff }
button, input { font: inherit; box-sizing: border-box; width: 100%; min-height: 48px; margin: 4px 0; padding: 8px 12px; border-radius: 8px; border: 1px solid #5a6f70; background: #fff; color: inherit; overflow-wrap: anywhere }
button.main { background: #0d5c63; color: #fff }
summary { min-height: 48px; padding-top: 12px; box-sizing: border-box }
`

/** Where a person says who they are, and what shall come of it. */
export function renderChooser({ title, action, request, wrongs, nonce }: Chooser): string {
  const accounts = offeredAccounts.map(
    (account) =>
      `<button name="account" value="${escapeHtml(account)}">${escapeHtml(account)}</button>`,
  )
  const wrongButtons = wrongs.map(
    ({ outcome, name }) => `<button name="outcome" value="${outcome}">${said(name)}</button>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said(title)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>${said(title)}</h1>
<p>${said('standInSignIn.lead')}</p>
<form action="${escapeHtml(action)}">
<input type="hidden" name="request" value="${escapeHtml(request)}">
${accounts.join('\n')}
<label for="other">${said('standInSignIn.other')}</label>
<input id="other" name="other" maxlength="200" autocomplete="off" placeholder="asha@example.com">
<button class="main" name="outcome" value="right">${said('standInSignIn.go')}</button>
<button name="outcome" value="cancel">${said('standInSignIn.cancel')}</button>
<button type="button" id="close">${said('standInSignIn.close')}</button>
<details>
<summary>${said('standInSignIn.wrong')}</summary>
${wrongButtons.join('\n')}
</details>
</form>
</main>
<script nonce="${nonce}">document.getElementById('close').addEventListener('click', () => window.close())</script>
</body>
</html>
`
}
