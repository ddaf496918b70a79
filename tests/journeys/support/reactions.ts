import type { Dialog, ElementHandle, Locator, Page, Request } from '@playwright/test'

/** What a press may change that a person notices. */
type Seen = {
  readonly address: string
  readonly popups: string
  readonly messages: string
  readonly itself: string
  /** What stands in the fields. */
  readonly values: string
  readonly focus: string
}

const patienceMs = 5000

/**
 * Presses something and tells what came of it: a call, a dialog, a chooser of files, a download, a
 * window, another address, a popup, a message, a change of what was pressed, another focus. Nothing
 * is ''.
 */
export async function reactionTo(page: Page, pressed: Locator): Promise<string> {
  const events: string[] = []
  const onCall = (request: Request) => {
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) events.push('call')
  }
  const onDialog = (dialog: Dialog) => {
    events.push('dialog')
    void dialog.dismiss()
  }
  const onChooser = () => void events.push('chooser')
  const onDownload = () => void events.push('download')
  const onWindow = (opened: Page) => {
    events.push('window')
    void opened.close()
  }
  page.on('request', onCall)
  page.on('dialog', onDialog)
  page.on('filechooser', onChooser)
  page.on('download', onDownload)
  page.on('popup', onWindow)
  try {
    const element = await pressed.elementHandle()
    const before = await look(page, element)
    const isChooser = await pressed.evaluate((each) => each.matches('input'))
    // The chooser of files lies unseen over what is drawn for it.
    await pressed.click({ force: isChooser, timeout: patienceMs })
    const deadline = Date.now() + patienceMs
    for (;;) {
      const after = await look(page, element)
      const change = events[0] ?? changeOf(before, after)
      // Its popup is on the way.
      if (change === 'itself' && (await element?.getAttribute('aria-haspopup'))) return 'popups'
      if (change !== '' || Date.now() > deadline) return change
    }
  } finally {
    page.off('request', onCall)
    page.off('dialog', onDialog)
    page.off('filechooser', onChooser)
    page.off('download', onDownload)
    page.off('popup', onWindow)
  }
}

const parts = ['address', 'popups', 'messages', 'itself', 'values', 'focus'] as const

const changeOf = (before: Seen, after: Seen): string =>
  parts.find((part) => before[part] !== after[part]) ?? ''

async function look(page: Page, element: ElementHandle | null): Promise<Seen> {
  try {
    return await page.evaluate((own) => {
      const isElement = own instanceof Element && own.isConnected
      const attributes = isElement
        ? own.getAttributeNames().map((name) => `${name}=${own.getAttribute(name)}`)
        : ['gone']
      const { activeElement: focused } = document
      const isElsewhere = focused !== null && focused !== own && focused !== document.body
      return {
        address: location.href,
        popups: String(
          document.querySelectorAll('[role="dialog"], [role="alertdialog"], details[open]').length,
        ),
        messages: document.querySelector('.toasts')?.textContent ?? '',
        itself: `${attributes.join(' ')} ${isElement ? own.textContent : ''}`,
        values: [...document.querySelectorAll('input, select, textarea')]
          .map((field) => ('value' in field ? String(field.value) : ''))
          .join('\n'),
        focus: isElsewhere ? focused.outerHTML : '',
      }
    }, element)
  } catch {
    // The page is leaving, and that is a change.
    return { address: 'leaving', popups: '', messages: '', itself: '', values: '', focus: '' }
  }
}
