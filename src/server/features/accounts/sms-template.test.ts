import { describe, expect, it } from 'vitest'
import { createOperators } from '#tests/support/code-providers/operators.ts'
import { sentence } from '#tests/support/sentence.ts'
import {
  defaultSmsTemplate,
  isOfSmsTemplate,
  renderSms,
  smsTemplateProblems,
} from './sms-template.ts'

const setting = { productName: 'Kaamyab', publicUrl: 'https://jobs.example.in:8443/' }
const template = defaultSmsTemplate(sentence, setting)

describe('the login SMS', () => {
  it('is the registered text with the code, and ends with the line for browsers', () => {
    expect(renderSms(template, '048291')).toBe(
      '048291 is your Kaamyab login code. It works for 5 minutes. Do not share it with anyone.\n\n@jobs.example.in #048291',
    )
  })

  it('is delivered by the operators, and no other text is', () => {
    const operators = createOperators([template])
    const text = renderSms(template, '048291')
    operators.carry({ to: 'phone', text })
    expect(operators.textOn('phone')).toBe(text)
    const changed = [`${text}.`, text.replace('Kaamyab', 'kaamyab'), text.replace('\n\n', '\n'), '']
    for (const other of changed) {
      operators.carry({ to: 'other', text: other })
      expect([other, isOfSmsTemplate(template, other)]).toEqual([other, false])
    }
    expect(operators.textOn('other')).toBeUndefined()
  })

  it('fits into one SMS', () => {
    const names = { productName: 'N'.repeat(40), publicUrl: `https://${'h'.repeat(24)}.in` }
    expect(renderSms(defaultSmsTemplate(sentence, names), '048291').length).toBeLessThanOrEqual(160)
  })

  it.each([
    '$& #numeric# $1 \\d Kaamyab',
    '{#var#} (Kaamyab) [*] is the code',
    'Kaamyab #alphanumeric#',
  ])('replaces only the code in %j', (odd) => {
    expect(smsTemplateProblems(odd, setting)).toEqual([])
    const text = renderSms(odd, '048291')
    expect(text).toBe(odd.replace(/#\w+#|\{#var#\}/, '048291'))
    expect(isOfSmsTemplate(odd, text)).toBe(true)
  })
})

describe('a template', () => {
  it('is accepted when it is valid', () => {
    expect(smsTemplateProblems(template, setting)).toEqual([])
  })

  it.each([
    ['Kaamyab login', 'has no #numeric#'],
    ['Kaamyab #numeric# #numeric# #numeric#', 'two variables'],
    ['Kaamyab #numeric# see #url#', 'no variable but the code'],
    ['#numeric# is your code', 'must have the name Kaamyab'],
    ['Kaamyab #numeric#\n\n@other.example ##numeric#', 'the last: @jobs.example.in ##numeric#'],
    ['Kaamyab #numeric#\n\n@jobs.example.in #numeric#', 'the last: @jobs.example.in ##numeric#'],
    ['Kaamyab\n@jobs.example.in ##numeric#\nBye', 'the last: @jobs.example.in ##numeric#'],
  ])('is refused: %j', (wrong, problem) => {
    expect(smsTemplateProblems(wrong, setting).join()).toContain(problem)
  })
})
