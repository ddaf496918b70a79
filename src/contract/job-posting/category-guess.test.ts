import { expect, test } from 'vitest'
import { guessCategory } from './category-guess.ts'

test.each([
  ['Customer Support Executive', 'customer-support'],
  ['CUSTOMER CARE (Voice Process)', 'customer-support'],
  ['International BPO - Inbound', 'customer-support'],
  ['Telecaller', 'telesales'],
  ['Tele-sales executive', 'telesales'],
  ['Outbound Sales Associate', 'telesales'],
  ['Collection Telecaller', 'collections'],
  ['Loan Recovery Executive', 'collections'],
  ['Technical Support Associate', 'technical-support'],
  ['IT support engineer', 'technical-support'],
  ['Chat Process Executive', 'chat-email'],
  ['Customer Support - Non-Voice', 'chat-email'],
  ['E-mail support', 'chat-email'],
  ['Data Entry Operator', 'data-entry'],
  ['Back Office Executive', 'back-office'],
  ['HR Recruiter', 'human-resources'],
  ['Field Sales Executive', 'field-sales'],
  ['Delivery Partner / Rider', 'delivery'],
  ['Store Manager', 'retail'],
  ['Threshing machine hand', 'other'],
  ['Chief Officer', 'other'],
  ['टेलीकॉलर', 'other'],
  ['', 'other'],
])('S3-9: %s is %s', (title, category) => {
  expect(guessCategory(title)).toBe(category)
})
