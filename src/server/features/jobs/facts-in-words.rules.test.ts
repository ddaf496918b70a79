import { describe, expect, test } from 'vitest'
import { factsInWords } from './facts-in-words.rules.ts'

const factsOf = (jobDescription: string, jobTitle = 'Telecaller', workingHours = '') =>
  factsInWords({ jobTitle, workingHours, jobDescription })

describe('S3-43: facts that the words of a job tell for certain', () => {
  test.each([
    ['Night shift with cab facility.', { shift: 'night', benefits: ['cab'] }],
    ['US process shift, pick-up and drop', { shift: 'night', benefits: ['cab'] }],
    ['Day/night shift', {}],
    ['Day shift or night shift, as you like', {}],
    ['No night shift', {}],
    ['Rotational shifts and rotational week off', { shift: 'rotational', weekOff: 'rotating' }],
    ['रात की शिफ्ट', { shift: 'night' }],
    ['Part-time job for students', { workTime: 'part' }],
    ['Part time and full time', {}],
    ['Sunday off', { weekOff: 'sunday' }],
    ['Saturday & Sunday off', { weekOff: 'saturdaySunday' }],
    ['Sunday and alternate Saturday off', { weekOff: 'sundaySomeSaturdays' }],
    [
      'Immediate joiners. PF, ESIC and health insurance',
      { joining: 'atOnce', benefits: ['pf', 'esi', 'insurance'] },
    ],
    ['PF is not given. No ESI.', {}],
    ['Food and accommodation', { benefits: ['food', 'room'] }],
    ['12 openings', { openings: 12 }],
    ['Vacancies: 20', { openings: 20 }],
    ['5 openings in Noida, 8 openings in Delhi', {}],
    ['You call customers of the last night.', {}],
  ])('%s', (description, facts) => {
    expect(factsOf(description)).toEqual(facts)
  })

  test.each([
    ['9', { workTime: 'full' }],
    ['4 hrs', { workTime: 'part' }],
    ['6', {}],
    ['9 am to 6 pm', {}],
  ])('%s hours', (hours, facts) => {
    expect(factsOf('Calls.', 'Telecaller', hours)).toEqual(facts)
  })

  test('the title counts too', () => {
    expect(factsOf('Calls.', 'Night Shift Telecaller (Part Time)', '9')).toEqual({
      shift: 'night',
      workTime: 'part',
    })
  })
})
