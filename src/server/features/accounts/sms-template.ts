import { limits } from '#contract/limits.ts'
import type { Translator } from '#contract/i18n/translator.ts'

/*
 * The text of the login SMS as registered with the operators (DLT): fixed words, and tags for the
 * code. Operators drop a message that differs from its template by one character.
 */

/** Tags for the code. `{#var#}` is the form used before November 2025. */
const codeTag = /#numeric#|#alphanumeric#|\{#var#\}/g
const otherTag = /#(?:url|urlott|cbn|email)#/

type Setting = { readonly productName: string; readonly publicUrl: string }

/** The line of a domain-bound code: browsers use it to fill in the code. */
const lastLine = ({ publicUrl }: Setting, code: string): string =>
  `@${new URL(publicUrl).hostname} #${code}`

/** The template of a language to register when none is configured. */
export function defaultSmsTemplate(t: Translator, setting: Setting): string {
  const text = t('login.smsText', {
    code: '#numeric#',
    product: setting.productName,
    minutes: limits.loginCodeMinutes,
  })
  return `${text}\n\n${lastLine(setting, '#numeric#')}`
}

/** Replaces each tag with the code. */
export const renderSms = (template: string, code: string): string =>
  template.replaceAll(codeTag, () => code)

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Whether the operators accept a text for this template. */
export function isOfSmsTemplate(template: string, text: string): boolean {
  const literal = template.split(codeTag).map((part) => escape(part))
  return new RegExp(`^${literal.join(`\\d{${limits.loginCodeDigits}}`)}$`).test(text)
}

/** Why operators or browsers would reject messages of a template; empty when they accept them. */
export function smsTemplateProblems(template: string, setting: Setting): string[] {
  const tags = template.match(codeTag)?.length ?? 0
  const lines = template.split('\n')
  const boundLines = lines.filter((line) => line.startsWith('@'))
  const boundLine = lastLine(setting, '')
  const trial = '0'.repeat(limits.loginCodeDigits)
  const found = [
    tags === 0 && 'has no #numeric# for the code',
    tags > 2 && 'may have two variables at most',
    otherTag.test(template) && 'may have no variable but the code',
    !template.includes(setting.productName) && `must have the name ${setting.productName}`,
    boundLines.length > 0 &&
      (boundLines.length > 1 || renderSms(lines.at(-1) ?? '', '') !== boundLine) &&
      `may have one line that starts with @, the last: ${boundLine}#numeric#`,
    !isOfSmsTemplate(template, renderSms(template, trial)) && 'does not match what is made of it',
  ]
  return found.filter((problem) => problem !== false)
}
