/** More options than these are looked up, not listened to. */
const mostOptions = 8

/** What is asked in a part of a form: its heading, its questions and their choices, as they stand there. */
export function questionsOf(part: Element): string[] {
  return [...part.querySelectorAll('h2, legend, label')]
    .filter((each) => each.checkVisibility())
    .flatMap((each) => [spokenText(each), ...optionsOf(each)])
    .filter((text) => text !== '')
}

/** Without the stars of required fields. */
function spokenText(part: Element): string {
  const hidden = [...part.querySelectorAll('[aria-hidden=true]')]
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  let spoken = ''
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
    if (!hidden.some((each) => each.contains(text))) spoken += text.textContent ?? ''
  return spoken.trim()
}

function optionsOf(label: Element): string[] {
  const control = label instanceof HTMLLabelElement ? label.control : null
  if (!(control instanceof HTMLSelectElement)) return []
  const options = [...control.options].filter(({ value }) => value !== '')
  return options.length > mostOptions ? [] : options.map(({ text }) => text)
}
