import { describe, expect, test } from 'vitest'
import { jobDraftSchema } from '#contract/job-posting/schemas.ts'
import { readCheckoutState } from './checkout-state.ts'
import { toJobFormData } from './job-form-data.ts'
import { groupStates } from './job-form-groups.ts'
import { emptyJobForm } from './job-form-values.ts'
import type { JobFormValues } from './job-form-values.ts'

const filled: JobFormValues = {
  ...emptyJobForm,
  organizationName: 'Vaani Connect Pvt Ltd',
  name: 'Ritu Sharma',
  designation: 'HR Manager',
  mobileNumber: '9876543210',
  email: 'ritu@vaani.example',
  organizationAddress: 'Tower B',
  companyPincode: '201301',
  companyState: 'Uttar Pradesh',
  companyCity: 'Noida',
  companyName: 'Vaani Connect',
  jobTitle: 'Telecaller',
  category: 'telesales',
  openings: '5',
  salary: '₹16,000 / month',
  payFrom: '16,000',
  shift: 'day',
  weekOff: 'sunday',
  joining: 'week',
  workType: ['office'],
  jobDescription: 'Call customers.',
  jobLocation: 'Sector 62',
  jobPincode: '201301',
  jobState: 'Uttar Pradesh',
  jobCity: 'Noida',
  gender: 'Both',
}

describe('the parts of the job form', () => {
  test('are done, now or later by what is filled', () => {
    expect(groupStates(filled, [], jobDraftSchema)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'now',
      'later',
    ])
  })

  test('are wrong where an error is shown', () => {
    const values = { ...filled, salary: '', payFrom: '' }
    expect(groupStates(values, ['salary'], jobDraftSchema)).toEqual([
      'done',
      'done',
      'bad',
      'done',
      'later',
      'later',
    ])
  })

  test('ask for the place of an interview in person', () => {
    const values = { ...filled, interviewProcess: ['telephonic'] }
    expect(groupStates(values, [], jobDraftSchema).at(-1)).toBe('done')
    const offline = { ...filled, interviewProcess: ['telephonic', 'offline'] }
    expect(groupStates(offline, [], jobDraftSchema).at(-1)).toBe('later')
  })
})

test('until the rules are here, a part of the job form is done where all is answered', () => {
  expect(groupStates(filled, [], undefined)).toEqual([
    'done',
    'now',
    'later',
    'done',
    'later',
    'later',
  ])
})

describe('the form as it is sent', () => {
  test('S3-3: carries labels, lists as repeated fields, and no aids of the screen', () => {
    const values = { ...filled, communicationSkill: ['hindi', 'englishNormal'] }
    const form = toJobFormData(values, undefined, { plan: 'demand' })
    expect(form.getAll('communicationSkill')).toEqual(['Hindi', 'English (Normal Speaking)'])
    expect(form.get('gender')).toBe('Male and Female')
    expect(form.get('category')).toBe('Telesales')
    expect(form.get('plan')).toBe('demand')
    expect(form.has('profile')).toBe(false)
    expect(form.has('isJobAtCompany')).toBe(false)
  })

  test('S3-4: carries the logo', () => {
    const logo = new File(['logo'], 'logo.png', { type: 'image/png' })
    expect(toJobFormData(filled, logo, {}).get('profile')).toBeInstanceOf(File)
  })
})

test('S2-49: only what the job form handed over counts as a checkout', () => {
  const state = {
    formDataToSend: filled,
    isCheckout: true,
    jobIdLength: 1,
    submissionId: '0190f5a8-7e1c-4d4e-9a61-3f5d3c2b1a00',
    hasLogo: false,
  }
  expect(readCheckoutState(state)).toEqual(state)
  expect(readCheckoutState({ ...state, isCheckout: false })).toBeUndefined()
  expect(readCheckoutState(null)).toBeUndefined()
})
