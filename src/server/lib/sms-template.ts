import { limits } from '#contract/limits.ts'
import { sentence } from '#contract/sentences.ts'

/*
 * The text of the login SMS as it is registered with the operators (DLT): fixed words, and tags
 * where the code stands. Operators drop a message that differs from its template in a letter.
 */

/** Tags that may stand for a code; the last is how they were written before November 2025. */
const codeTag = /#numeric#|#alphanumeric#|\{#var#\}/g
const otherTag = /#(?:url|urlott|cbn|email)#/

type Setting = { readonly productName: string; readonly publicUrl: string }

/** What browsers need to fill the code in by themselves, by the rules of domain-bound codes. */
const lastLine = ({ publicUrl }: Setting, code: string): string =>
  `@${new URL(publicUrl).hostname} #${code}`

/** The template to register unless another one is. */
export function defaultSmsTemplate(setting: Setting): string {
  const text = sentence('login.smsText', {
    code: '#numeric#',
    product: setting.productName,
    minutes: limits.loginCodeMinutes,
  })
  return `${text}\n\n${lastLine(setting, '#numeric#')}`
}

/** Puts the code in the place of each tag and changes nothing else. */
export const renderSms = (template: string, code: string): string =>
  template.replaceAll(codeTag, () => code)

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whether the operators let a text pass as one of this template. */
export function isOfSmsTemplate(template: string, text: string): boolean {
  const literal = template.split(codeTag).map((part) => escape(part))
  return new RegExp(`^${literal.join(`\\d{${limits.loginCodeDigits}}`)}$`).test(text)
}

/** Why the operators or browsers would not take messages of a template; empty when they would. */
export function smsTemplateProblems(template: string, setting: Setting): string[] {
  const tags = template.match(codeTag)?.length ?? 0
  const lines = template.split('\n')
  const boundLines = lines.filter((line) => line.startsWith('@'))
  const bound = lastLine(setting, '')
  const trial = '0'.repeat(limits.loginCodeDigits)
  const found = [
    tags === 0 && 'has no #numeric# for the code',
    tags > 2 && 'may have two variables at most',
    otherTag.test(template) && 'may have no variable but the code',
    !template.includes(setting.productName) && `must have the name ${setting.productName}`,
    boundLines.length > 0 &&
      (boundLines.length > 1 || renderSms(lines.at(-1) ?? '', '') !== bound) &&
      `may have one line that starts with @, the last: ${bound}#numeric#`,
    !isOfSmsTemplate(template, renderSms(template, trial)) && 'does not match what is made of it',
  ]
  return found.filter((problem) => problem !== false)
}
