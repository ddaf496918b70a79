import { describe, expect, it } from 'vitest'
import { salaryText, shortSalaryText } from './salary-text.ts'

describe('salaryText', () => {
  it.each([
    ['16000-22000 per month', '₹16,000 – 22,000', true],
    ['₹16,000 – 22,000 / month', '₹16,000 – 22,000', true],
    ['Rs 16000 to Rs 22000 p.m.', '₹16,000 – 22,000', true],
    ['Rs. 15000 + incentive', '₹15,000 + incentive', false],
    ['INR 120000/-', '₹1,20,000', false],
    ['18000', '₹18,000', false],
    ['3 LPA', '3 LPA', false],
    ['negotiable', 'negotiable', false],
  ])('shows %s as %s', (written, amount, isMonthly) => {
    expect(salaryText(written)).toEqual({ amount, isMonthly })
  })

  it('keeps what it has made', () => {
    const once = salaryText('16000-22000').amount
    expect(salaryText(once).amount).toBe(once)
  })
})

describe('shortSalaryText', () => {
  it('says thousands as people do', () => {
    expect(shortSalaryText('16500-22000 per month')).toBe('₹16.5k – 22k')
  })
})
