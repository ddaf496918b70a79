/** A text of a page, and where it stands. */
export type PageText = { readonly place: string; readonly text: string }

/** All texts that people see or hear on the page. Runs in the browser, so everything that it needs is in it. */
export function readTexts(): PageText[] {
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
  const head = 'meta[name=description], meta[property="og:title"], meta[property="og:description"]'

  const page = document.documentElement.lang
  const isShown = (element: Element) =>
    element.closest('script, style, noscript, template') === null &&
    // What is marked as another language, such as the choice of one, is read in that language.
    element.closest<HTMLElement>('[lang]')?.lang === page &&
    (element.closest('option') !== null || element.checkVisibility({ visibilityProperty: true }))

  const texts: PageText[] = [{ place: 'title', text: document.title }]
  for (const element of document.querySelectorAll(head))
    texts.push({ place: 'meta', text: element.getAttribute('content') ?? '' })
  for (const name of spoken)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element)) texts.push({ place: name, text: element.getAttribute(name) ?? '' })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    if (element && isShown(element))
      texts.push({ place: element.localName, text: node.textContent ?? '' })
  }
  return texts
}

/**
 * Messages that are cut by an ellipsis or after some lines, which only texts of people may be. Runs in the browser, so
 * everything that it needs is in it.
 */
export function findCutMessages(): string[] {
  const heading = document.querySelector('h1')?.textContent
  // The heading may repeat it in full.
  const isMessage = (text: string) => /[À-ÿ]/.test(text) && text !== heading
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element)
      if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return false
      const isCut =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 2
      return isCut && isMessage(element.textContent) && element.checkVisibility()
    })
    .map((element) => `cut: ${element.textContent.trim().slice(0, 60)}`)
}
