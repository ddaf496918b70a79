import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { contactFormSchema } from '#contract/contact/schemas.ts'
import { contactFieldOrder } from '#contract/contact/field-order.ts'
import { checkForm } from './form-check.ts'
import { jobFieldOrder } from '#contract/job-posting/field-order.ts'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import { limits } from './limits.ts'
import {
  candidateEditProfileSchema,
  candidateFirstProfileSchema,
  candidateFullProfileSchema,
  employerProfileSchema,
} from '#contract/profiles/schemas.ts'
import { candidateFieldOrder, employerFieldOrder } from '#contract/profiles/field-order.ts'
import { sentence } from '#tests/support/sentence.ts'

/* The messages of every form for missing and invalid answers, in order. */

const now = () => new Date('2026-03-10T09:00:00Z')

function problemsOf(schema: z.ZodType, form: unknown, order: readonly string[]): string[] {
  const check = checkForm(schema, form, order)
  if (check.ok) return []
  return check.problems.map(({ path, messageKey }) => `${path}: ${sentence(messageKey)}`)
}

describe('the job form', () => {
  test('S5-6: lists missing answers', () => {
    expect(problemsOf(jobDraftSchema, {}, jobFieldOrder)).toMatchInlineSnapshot(`
      [
        "organizationName: Organization Name is required.",
        "name: Name is required.",
        "designation: Designation is required.",
        "mobileNumber: Mobile number is required.",
        "email: Email is required.",
        "organizationAddress: Organization Address is required",
        "companyPincode: Pincode is required",
        "companyState: State is required",
        "companyCity: City is required",
        "companyName: Company name is required",
        "jobTitle: Job title is required",
        "jobLocation: Job Location is required",
        "jobPincode: Pincode is required",
        "jobState: State is required",
        "jobCity: City is required",
        "salary: Salary is required",
        "jobDescription: Job Description is required",
      ]
    `)
  })

  test('S4-40: requires place and time only for an interview in person', () => {
    const requiredFields = (interviewProcess: string[]) =>
      problemsOf(jobDraftSchema, { interviewProcess }, jobFieldOrder).filter((line) =>
        line.startsWith('interview'),
      )
    expect(requiredFields(['telephonic', 'virtual'])).toEqual([])
    expect(requiredFields(['telephonic', 'offline'])).toMatchInlineSnapshot(`
      [
        "interviewLocation: Interview Location is required",
        "interviewPincode: Pincode is required",
        "interviewState: State is required",
        "interviewCity: City is required",
        "interviewTiming: Interview Timing is required",
      ]
    `)
  })

  test.each([
    ['mobileNumber', '5876543210', 'Enter a valid mobile number.'],
    ['mobileNumber', '987654321', 'Enter a valid mobile number.'],
    ['email', 'ritu@vaani', 'Invalid email.'],
    ['companyPincode', '012345', 'Enter a valid 6-digit pincode'],
    ['jobPincode', '12345', 'Enter a valid 6-digit pincode'],
    ['companyState', 'Bavaria', 'State is required'],
  ])('S5-8: rejects for %s the answer %j', (field, answer, says) => {
    expect(problemsOf(jobDraftSchema, { [field]: answer }, jobFieldOrder)).toContain(
      `${field}: ${says}`,
    )
  })

  test('S5-9: asks for no gender, hours, education, language, work type, experience or interview', () => {
    const fields = problemsOf(jobDraftSchema, {}, jobFieldOrder).map((line) => line.split(':')[0])
    for (const free of [
      'gender',
      'workingHours',
      'educationQualification',
      'communicationSkill',
      'workType',
      'experienceLevel',
      'interviewProcess',
    ])
      expect(fields).not.toContain(free)
  })
})

describe('the candidate’s forms', () => {
  const tooYoung = { dob: '2020-01-01' }

  test('S5-18: the application says what is missing, age last', () => {
    const schema = candidateFullProfileSchema(now)
    expect(problemsOf(schema, tooYoung, candidateFieldOrder)).toMatchInlineSnapshot(`
      [
        "name: Name is required",
        "email: Valid email is required",
        "gender: Gender is required",
        "mobileNumber: Valid 10-digit number is required",
        "currentAddress: Address is required",
        "selectedState: State is required",
        "selectedCity: City is required",
        "workexperience: Work Experience is required",
        "pincode: Valid Pincode is required",
        "education: Education is required",
        "language: Language is required",
        "dob: You must be at least 18 years old",
      ]
    `)
    expect(problemsOf(schema, {}, candidateFieldOrder)).toContain('dob: Date of Birth is required')
  })

  test('S5-22: the first form asks for no language', () => {
    const schema = candidateFirstProfileSchema(now)
    expect(problemsOf(schema, tooYoung, candidateFieldOrder)).toMatchInlineSnapshot(`
      [
        "name: Name is required",
        "email: Valid email is required",
        "gender: Gender is required",
        "mobileNumber: Valid 10-digit number is required",
        "currentAddress: Address is required",
        "selectedState: State is required",
        "selectedCity: City is required",
        "workexperience: Work Experience is required",
        "pincode: Valid Pincode is required",
        "education: Education is required",
        "dob: You must be at least 18 years old",
      ]
    `)
  })

  test('S5-24: the edit form asks as the application does', () => {
    expect(problemsOf(candidateEditProfileSchema(now), {}, candidateFieldOrder)).toEqual(
      problemsOf(candidateFullProfileSchema(now), {}, candidateFieldOrder),
    )
  })

  test.each([
    ['email', 'asha@mail', 'Valid email is required'],
    ['mobileNumber', '98765432101', 'Valid 10-digit number is required'],
    ['pincode', '1234567', 'Valid Pincode is required'],
    ['dob', '1899-12-31', 'Date of Birth is required'],
    ['dob', '2026-02-30', 'Date of Birth is required'],
    ['workexperience', '5yr', 'Work Experience is required'],
    ['gender', 'x', 'Gender is required'],
  ])('S5-19: say of %s that %j is wrong', (field, answer, says) => {
    const lines = problemsOf(
      candidateFirstProfileSchema(now),
      { [field]: answer },
      candidateFieldOrder,
    )
    expect(lines).toContain(`${field}: ${says}`)
  })
})

describe('the employer’s profile', () => {
  test('S5-26: says what is missing', () => {
    expect(problemsOf(employerProfileSchema, {}, employerFieldOrder)).toMatchInlineSnapshot(`
      [
        "name: Name is required",
        "email: Valid email is required",
        "gender: Gender is required",
        "mobileNumber: Valid 10-digit number is required",
        "companyAddress: Address is required",
        "designation: Designation is required",
        "selectedState: State is required",
        "selectedCity: City is required",
        "pincode: Valid Pincode is required",
      ]
    `)
  })

  test.each([
    ['email', 'ritu@vaani', 'Valid email is required'],
    ['mobileNumber', '12345', 'Valid 10-digit number is required'],
    ['pincode', '01234', 'Valid Pincode is required'],
  ])('S5-27: says of %s that %j is wrong', (field, answer, says) => {
    expect(problemsOf(employerProfileSchema, { [field]: answer }, employerFieldOrder)).toContain(
      `${field}: ${says}`,
    )
  })
})

test.each([
  ['jobTitle', limits.shortText],
  ['email', limits.emailLength],
  ['organizationAddress', limits.addressLength],
  ['salary', limits.salaryLength],
  ['jobDescription', limits.descriptionLength],
])('S10-46: an answer for %s has %i letters at most', (field, most) => {
  const says = (letters: number) =>
    problemsOf(jobDraftSchema, { [field]: `${'a'.repeat(letters - 5)}@b.cd` }, jobFieldOrder)
  expect(says(most)).not.toContain(`${field}: This is too long`)
  expect(says(most + 1)).toContain(`${field}: This is too long`)
})

test('S5-35: the contact form says what is missing', () => {
  expect(problemsOf(contactFormSchema, {}, contactFieldOrder)).toMatchInlineSnapshot(`
    [
      "name: Name is required",
      "mobile: Mobile number is required",
      "email: Email is required",
      "query: Query is required",
    ]
  `)
})
