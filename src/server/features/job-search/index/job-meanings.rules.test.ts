import { describe, expect, test } from 'vitest'
import type { Category } from '#contract/options.ts'
import { filterTerm } from '../query/search-terms.rules.ts'
import { wordsOf } from '../query/search-words.rules.ts'
import { toSynonyms } from '../synonyms/meanings.rules.ts'
import { meaningTerms } from './job-meanings.rules.ts'

const synonyms = toSynonyms([], [])

function meaningsOf(title: string, category: Category = 'other', description = '') {
  const { named, mentioned } = meaningTerms(
    {
      job: {
        title,
        category,
        description,
        city: 'Noida',
        state: 'Uttar Pradesh',
        location: '',
        company_name: '',
        working_hours: '',
        gender: 'Both',
        education: ['graduateAbove'],
        experience: ['moreThan2yr'],
        work_types: ['office'],
        pincode: '201301',
        salary_min_monthly_rupees: null,
        salary_max_monthly_rupees: null,
        pay_basis: null,
        pay_fixed_monthly_rupees: null,
        pay_incentive_monthly_rupees: null,
        shift: null,
        work_time: null,
        week_off: null,
        openings: null,
        joining: null,
        benefits: [],
      },
      title: wordsOf(title),
      text: wordsOf(description),
      fields: [filterTerm('category', category)],
    },
    synonyms,
  )
  return [...named, ...mentioned]
}

describe('what a job means', () => {
  test.each([
    ['Hindi Tele Caller', '+telecalling'],
    ['Security Guards wanted', '+security guarding'],
    ['Cook / Chef', '+cooking'],
    ['टेलीकॉलर', '+telecalling'],
    ['सिक्योरिटी गार्ड', '+security guarding'],
    ['Work from Home', '+work from home'],
    ['Female Receptionist', '+for women'],
    ['Non Voice Process', '+non voice'],
    ['BPO Team Leader', '+team leader'],
  ])('%s: %s', (title, term) => {
    expect(meaningsOf(title)).toContain(term)
  })

  test.each([
    ['Non Voice Process', 'voice process'],
    ['Cyber Security Engineer', 'security guarding'],
    ['Linux Device Driver Developer', 'driving'],
    ['Service Delivery Manager', 'delivery'],
    ['Key Account Manager', 'accounting'],
  ])('%s is no %s', (title, name) => {
    const terms = meaningsOf(title)
    expect(terms).not.toContain(`+${name}`)
    expect(terms).not.toContain(`=${name}`)
  })

  test('leading work is not certainly the work that it leads', () => {
    expect(meaningsOf('Telecaller Team Leader')).toContain('=telecalling')
    expect(meaningsOf('Head Cook')).toContain('+cooking')
  })

  test('of two kinds of work in a title the category tells which is meant', () => {
    expect(meaningsOf('Collection Telecaller', 'collections')).toContain('=telecalling')
    expect(meaningsOf('Collection Telecaller', 'telesales')).toContain('+telecalling')
    expect(meaningsOf('Telecaller', 'customer-support')).toContain('+telecalling')
  })

  test('a category without a word in the title is less certain', () => {
    expect(meaningsOf('Executive', 'telesales')).toContain('=telecalling')
    expect(meaningsOf('Staff', 'technician')).toEqual(
      expect.arrayContaining(['=plumbing', '=electrical work']),
    )
  })

  test('a title that names a kind of work of the category means no other kind of it', () => {
    expect(meaningsOf('Electrician', 'technician')).toContain('+electrical work')
    expect(meaningsOf('Electrician', 'technician')).not.toContain('=plumbing')
    expect(meaningsOf('Driver', 'delivery')).toContain('+driving')
  })

  test('a description mentions conditions, and work by its clear names', () => {
    const terms = meaningsOf('Associate', 'other', 'Night shift. Back office work, data entry.')
    expect(terms).toEqual(expect.arrayContaining(['=night shift', '%=back office', '%=data entry']))
  })

  test.each([
    ['Driver Engineer', 'We look for a driver'],
    ['Sales Manager', 'You lead every security guard'],
  ])('the description of a %s mentions no such work', (title, description) => {
    expect(meaningsOf(title, 'other', description).filter((term) => term.startsWith('%'))).toEqual(
      [],
    )
  })
})
