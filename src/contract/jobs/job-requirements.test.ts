import { expect, test } from 'vitest'
import { unmetRequirements } from './job-requirements.ts'

const anyone = { gender: 'Both', experienceLevel: [] }

test.each([
  [{ ...anyone, gender: 'female' }, { gender: 'male', workexperience: '' }, ['gender']],
  [{ ...anyone, gender: 'Female' }, { gender: 'Male', workexperience: '' }, ['gender']],
  [{ ...anyone, gender: 'female' }, { gender: 'female', workexperience: '' }, []],
  [{ ...anyone, gender: 'Male' }, { gender: 'other', workexperience: '' }, ['gender']],
  [{ ...anyone, gender: 'female' }, { gender: '', workexperience: '' }, []],
  [{ ...anyone, gender: 'Male and Female' }, { gender: 'other', workexperience: '' }, []],
  [
    { gender: 'Both', experienceLevel: ['1-2yr', 'more than 2 years'] },
    { gender: 'male', workexperience: 'fresher' },
    ['experience'],
  ],
  [
    { gender: 'Both', experienceLevel: ['1-2 yr'] },
    { gender: 'male', workexperience: '1-2yr' },
    [],
  ],
  [{ gender: 'Both', experienceLevel: ['1-2yr'] }, { gender: 'male', workexperience: '' }, []],
  [
    { gender: 'female', experienceLevel: ['1-2yr'] },
    { gender: 'male', workexperience: 'fresher' },
    ['gender', 'experience'],
  ],
])('%j and %j: %j', (job, person, unmet) => {
  expect(unmetRequirements(job, person)).toEqual(unmet)
})
