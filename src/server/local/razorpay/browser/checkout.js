/* Defines window.Razorpay as the provider's own script does, with a window of the stand-in. */
;(() => {
  const { origin } = new URL(document.currentScript.src)

  class Razorpay {
    #options
    #listeners = new Map()
    #container
    #focusBefore
    #overflowBefore

    constructor(options) {
      if (!options?.key) throw new Error('No key passed')
      this.#options = options
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener])
    }

    open() {
      if (this.#container) return
      this.#focusBefore = document.activeElement
      this.#overflowBefore = document.body.style.overflow
      document.body.style.overflow = 'hidden'
      this.#container = createContainer(this.#options)
      window.addEventListener('message', this.#hear)
      document.body.append(this.#container)
    }

    close() {
      if (!this.#container) return
      window.removeEventListener('message', this.#hear)
      this.#container.remove()
      this.#container = undefined
      document.body.style.overflow = this.#overflowBefore
      this.#focusBefore?.focus?.()
    }

    #frame() {
      return this.#container.querySelector('iframe')
    }

    #hear = ({ source, origin: from, data }) => {
      const message = data?.razorpay
      if (from !== origin || source !== this.#frame().contentWindow || !message) return
      if (message.kind === 'ready') this.#introduce()
      if (message.kind === 'dismiss') this.#dismiss()
      if (message.kind === 'failed') {
        for (const listener of this.#listeners.get('payment.failed') ?? []) listener(message)
        if (this.#options.retry?.enabled === false) this.#dismiss()
      }
      if (message.kind === 'paid') {
        this.close()
        this.#options.handler?.(message.callback)
      }
    }

    #introduce() {
      const { name, prefill, modal } = this.#options
      const options = { name, prefill: { ...prefill }, isEscapable: modal?.escape !== false }
      const frame = this.#frame()
      frame.focus()
      frame.contentWindow.postMessage({ razorpay: { kind: 'open', options } }, origin)
    }

    #dismiss() {
      this.close()
      this.#options.modal?.ondismiss?.()
    }
  }

  function createContainer({ key, order_id: orderId }) {
    const container = document.createElement('div')
    container.className = 'razorpay-container'
    Object.assign(container.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483647',
      display: 'grid',
      placeItems: 'center',
      background: 'rgb(0 0 0 / 60%)',
    })
    const frame = document.createElement('iframe')
    frame.className = 'razorpay-checkout-frame'
    frame.title = 'Razorpay Checkout'
    frame.src = `${origin}/v1/checkout/public?${new URLSearchParams({ key_id: key, order_id: orderId ?? '' })}`
    Object.assign(frame.style, {
      width: 'min(100%, 480px)',
      height: 'min(100%, 760px)',
      border: '0',
      borderRadius: '12px',
      background: '#fff',
    })
    container.append(frame)
    return container
  }

  window.Razorpay = Razorpay
})()
