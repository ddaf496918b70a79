import { describe, expect, test } from 'vitest'
import { matchOf, unmetRequirements } from './match.ts'
import type { HeldRequirement, PersonAnswers, JobRequirements } from './match.ts'
import { readSpokenLanguages } from './spoken-languages.ts'

const nobody: PersonAnswers = { education: '', workexperience: '', gender: '', language: '' }
const anyone: JobRequirements = {
  gender: 'Both',
  educationQualification: [],
  experienceLevel: [],
  communicationSkill: [],
}

type Row = readonly [
  Partial<JobRequirements>,
  Partial<PersonAnswers>,
  HeldRequirement['state'] | undefined,
]

describe('S2-240: one requirement against one answer', () => {
  test.each<Row>([
    [{ educationQualification: ['12thPassed'] }, { education: '12thPassed' }, 'met'],
    [{ educationQualification: ['12th Passed'] }, { education: 'Graduated and above' }, 'met'],
    [{ educationQualification: ['12thPassed'] }, { education: '10thPassed' }, 'unmet'],
    [
      { educationQualification: ['graduateAbove', '10thPassed'] },
      { education: '10thPassed' },
      'met',
    ],
    [{ educationQualification: ['12thPassed'] }, {}, 'unknown'],
    [{ experienceLevel: ['1-2yr'] }, { workexperience: '1-2 yr' }, 'met'],
    [{ experienceLevel: ['1-2yr', 'more than 2 years'] }, { workexperience: 'fresher' }, 'unmet'],
    [{ experienceLevel: ['1-2yr'] }, {}, 'unknown'],
    [{ gender: 'Female' }, { gender: 'female' }, 'met'],
    [{ gender: 'female' }, { gender: 'Male' }, 'unmet'],
    [{ gender: 'male' }, { gender: 'other' }, 'unmet'],
    [{ gender: 'female' }, {}, 'unknown'],
    [{ gender: 'Male and Female' }, { gender: 'other' }, undefined],
    [{ communicationSkill: ['hindi'] }, { language: 'English, Hindi' }, 'met'],
    [{ communicationSkill: ['hindi'] }, { language: 'हिंदी' }, 'met'],
    [{ communicationSkill: ['hindi'] }, { language: 'Tamil' }, 'unknown'],
    [{ communicationSkill: ['englishNormal'] }, { language: 'Hindi and English' }, 'met'],
    [{ communicationSkill: ['englishFluent'] }, { language: 'Hindi, English' }, 'unknown'],
    [{ communicationSkill: ['englishFluent'] }, { language: 'English (a little)' }, 'unmet'],
    [
      { communicationSkill: ['English (Fluent)', 'English (Intermediate)'] },
      { language: 'English, good' },
      'unknown',
    ],
    [{ communicationSkill: ['englishIntermediate'] }, { language: 'English (good)' }, 'met'],
    [{ communicationSkill: ['englishFluent'] }, { language: 'Very good English' }, 'met'],
    [{ communicationSkill: ['other'] }, { language: 'Hindi' }, undefined],
  ])('%j, %j: %s', (job, person, state) => {
    const held = matchOf({ ...anyone, ...job }, { ...nobody, ...person })
    expect(held[0]?.state).toBe(state)
    expect(held.length).toBe(state === undefined ? 0 : 1)
  })

  test('all requirements stand in one order, and only those not met are unmet', () => {
    const held = matchOf(
      {
        gender: 'female',
        educationQualification: ['10thPassed'],
        experienceLevel: ['fresher'],
        communicationSkill: ['hindi', 'englishNormal'],
      },
      { education: '12thPassed', workexperience: '1-2yr', gender: '', language: 'Hindi' },
    )
    expect(held).toEqual([
      { requirement: 'education', state: 'met' },
      { requirement: 'experience', state: 'unmet' },
      { requirement: 'gender', state: 'unknown' },
      { requirement: 'hindi', state: 'met' },
      { requirement: 'english', state: 'unknown' },
    ])
    expect(unmetRequirements(held)).toEqual(['experience'])
  })
})

test('a level belongs to the language that it stands beside', () => {
  expect(readSpokenLanguages('Hindi (very good), English')).toEqual({
    hindi: true,
    english: true,
    englishLevel: undefined,
  })
})
