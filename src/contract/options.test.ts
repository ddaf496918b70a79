import { expect, test } from 'vitest'
import * as options from './options.ts'
import { indianStates } from './places.ts'

const { findOptionValue, optionLabel, ...lists } = options

const told = (list: readonly options.Option[]) =>
  list.map(({ value }) => `${value}: ${optionLabel(list, value)}`)

test('every choice has its value and its label', () => {
  const {
    categoryOptions: _own,
    govtIdOptions: _paper,
    grievanceTopicOptions: _topics,
    reportReasonOptions: _reason,
    ...asked
  } = lists
  expect(Object.fromEntries(Object.entries(asked).map(([name, list]) => [name, told(list)])))
    .toMatchInlineSnapshot(`
    {
      "communicationOptions": [
        "hindi: Hindi",
        "englishNormal: English (Normal Speaking)",
        "englishIntermediate: English (Intermediate)",
        "englishFluent: English (Fluent)",
        "other: Others",
      ],
      "educationOptions": [
        "10thPassed: 10th Passed",
        "12thPassed: 12th Passed",
        "graduateAbove: Graduated and above",
      ],
      "experienceOptions": [
        "fresher: Fresher",
        "0-1yr: 0-1 yr",
        "1-2yr: 1-2 yr",
        "moreThan2yr: more than 2 years",
      ],
      "interviewProcessOptions": [
        "telephonic: Telephonic",
        "virtual: Virtual (online mode)",
        "offline: Offline (In person)",
      ],
      "jobGenderOptions": [
        "male: Male",
        "female: Female",
        "Both: Male and Female",
      ],
      "personGenderOptions": [
        "male: Male",
        "female: Female",
        "other: Other",
      ],
      "workTypeOptions": [
        "hybrid: Hybrid",
        "home: Work from Home",
        "office: Work from Office",
      ],
    }
  `)
})

test('the categories are the product’s own short list', () => {
  expect(told(options.categoryOptions)).toMatchInlineSnapshot(`
    [
      "customer-support: Customer Support",
      "telesales: Telesales",
      "collections: Collections",
      "back-office: Back Office",
      "data-entry: Data Entry",
      "technical-support: Technical Support",
      "chat-email: Chat and Email Process",
      "field-sales: Field Sales",
      "delivery: Delivery",
      "retail: Retail",
      "human-resources: Human Resources",
      "other: Other",
    ]
  `)
})

test('a choice is known by its value and by its label, in any letter case, with underscores too', () => {
  const find = (text: string) => findOptionValue(options.experienceOptions, text)
  expect(
    ['moreThan2yr', 'more than 2 years', 'MORE_THAN_2_YEARS', ' More than 2 years '].map(find),
  ).toEqual(Array.from({ length: 4 }, () => 'moreThan2yr'))
  expect(['0-1yr', '0-1 yr', '1-2yr', '1-2 yr', '3yr', ''].map(find)).toEqual([
    '0-1yr',
    '0-1yr',
    '1-2yr',
    '1-2yr',
    undefined,
    undefined,
  ])
})

test('there are 36 states and union territories, by the alphabet', () => {
  expect(indianStates).toHaveLength(36)
  expect(new Set(indianStates).size).toBe(36)
  expect(indianStates.toSorted()).toEqual([...indianStates])
  expect(indianStates).toEqual(
    expect.arrayContaining([
      'Andaman and Nicobar Islands',
      'Chandigarh',
      'Dadra and Nagar Haveli and Daman and Diu',
      'Delhi',
      'Jammu and Kashmir',
      'Ladakh',
      'Lakshadweep',
      'Puducherry',
    ]),
  )
})
