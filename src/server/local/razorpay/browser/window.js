/* The checkout's window: pays as the person chooses, and tells the page that opened it. */

const list = document.querySelector('[data-order]')
const status = document.querySelector('[data-status]')
const title = document.querySelector('h1')
/** Which page opened this window, and with what options; known once it has said so. */
let opener

const tell = (message) => {
  if (opener) window.parent.postMessage({ razorpay: message }, opener.origin)
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || opener || data?.razorpay?.kind !== 'open') return
  opener = { origin, options: data.razorpay.options }
  showPrefill(opener.options)
  title.focus()
})
window.parent.postMessage({ razorpay: { kind: 'ready' } }, '*')

function showPrefill({ name, prefill = {} }) {
  const payee = document.querySelector('[data-show=name]')
  if (name && payee) {
    payee.textContent = payee.dataset.text.replace('{{name}}', name)
    payee.hidden = false
  }
  const contact = document.querySelector('[data-show=contact]')
  const payer = [prefill.name, prefill.contact, prefill.email].filter(Boolean).join(', ')
  if (contact && payer) {
    contact.textContent = payer
    contact.closest('[data-show=payer]').hidden = false
  }
}

document.addEventListener('click', ({ target }) => {
  const button = target.closest('[data-act]')
  if (button?.dataset.act === 'close') tell({ kind: 'dismiss' })
  if (button?.dataset.act === 'pay') void pay(button)
})

async function pay(button) {
  const choices = list.querySelectorAll('button')
  for (const choice of choices) choice.disabled = true
  status.textContent = ''
  const isSilent = 'silent' in button.dataset
  const answer = await askToPay(button.dataset.outcome, isSilent)
  const isOver = answer?.status && answer.status !== 'failed'
  if (!isOver) for (const choice of choices) choice.disabled = false

  if (!answer) say(status.dataset.noAnswer)
  else if (answer.error && !answer.status) say(answer.error.description)
  else if (answer.status === 'failed') {
    say(status.dataset.failed)
    tell({ kind: 'failed', error: answer.error })
    button.focus()
  } else if (answer.callback) tell({ kind: 'paid', callback: answer.callback })
  else {
    say(answer.status === 'created' ? status.dataset.late : status.dataset.silent)
    document.querySelector('.close').focus()
  }
}

async function askToPay(outcome, isSilent) {
  const { prefill = {} } = opener?.options ?? {}
  try {
    const answer = await fetch(`/v1/checkout/${list.dataset.order}/pay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key_id: new URLSearchParams(location.search).get('key_id'),
        outcome,
        callback: !isSilent,
        email: prefill.email,
        contact: prefill.contact,
      }),
    })
    return await answer.json()
  } catch {
    return undefined
  }
}

function say(text) {
  status.textContent = text
}

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && opener?.options.isEscapable) tell({ kind: 'dismiss' })
  if (event.key === 'Tab') stayInside(event)
})

/** The page behind is not to be reached while this window is open. */
function stayInside(event) {
  const buttons = [...document.querySelectorAll('button:enabled')]
  const [first, last] = [buttons[0], buttons.at(-1)]
  const isAtStart = document.activeElement === first || document.activeElement === title
  if (event.shiftKey && isAtStart) {
    event.preventDefault()
    last.focus()
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault()
    first.focus()
  }
}
