import { describe, expect, it } from 'vitest'
import { AppError } from '#server/lib/app-error.ts'
import { normalizePhone } from './phone.rules.ts'

describe('normalizePhone', () => {
  it.each([
    '+919876543210',
    '9876543210',
    '09876543210',
    '919876543210',
    '0919876543210',
    '00919876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91 (0) 98765.43210',
    ' 91 98765–43210 ',
    '\u202a+91\u00a098765\u200b43210\u202c',
    '+91९८७६५४३२१०',
    '+৯১৯৮৭৬৫৪৩২১০',
    '۹۸۷۶۵۴۳۲۱۰',
    '＋９１９８７６５４３２１０',
  ])('S5-3: normalizes %j', (typed) => {
    expect(normalizePhone(typed, ['+91'])).toBe('+919876543210')
  })

  it('accepts a national number that begins with the digits of the country code', () => {
    expect(normalizePhone('9198765432', ['+91'])).toBe('+919198765432')
  })

  it.each([
    '',
    '+91',
    '987654321',
    '98765432100',
    '5876543210',
    '+915876543210',
    '+91987654321',
    '+9198765432100',
    '+9198765432',
    '+91919876543210',
    '++919876543210',
    '+91+9876543210',
    '98765 4321o',
    '+14155550123',
    '9876543210; drop table',
    '9876543210\0',
    '᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉',
  ])('S5-4: refuses %j', (typed) => {
    expect(() => normalizePhone(typed, ['+91'])).toThrow(AppError)
  })

  it('S10-6: accepts numbers of configured countries only', () => {
    expect(normalizePhone('+1 415-555-0123', ['+91', '+1'])).toBe('+14155550123')
    expect(() => normalizePhone('+44 20 7946 0958', ['+91', '+1'])).toThrow(AppError)
    expect(() => normalizePhone('9876543210', ['+44'])).toThrow(AppError)
  })
})
