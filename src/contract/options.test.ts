import { expect, test } from 'vitest'
import { rejectionReasonOptions } from './jobs/options.ts'
import * as options from './options.ts'
import * as privacyOptions from './privacy/options.ts'
import * as reportOptions from './reports/options.ts'
import { indianStates } from '#contract/places/indian-states.ts'

const { findOptionValue, wireLabelOf, ...allLists } = options

const labelled = (list: readonly options.Option[]) =>
  list.map(({ value }) => `${value}: ${wireLabelOf(list, value)}`)

test('S3-13: every option has a value and a label', () => {
  const {
    categoryOptions: _own,
    categoryGroupLabels: _,
    govtIdOptions: _paper,
    ...lists
  } = allLists
  expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, labelled(list)])))
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

test('every reason and topic has a value and a label', () => {
  const { ...topics } = privacyOptions
  const { ...reasons } = reportOptions
  const lists = { rejectionReasonOptions, ...topics, ...reasons }
  expect(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, labelled(list)])))
    .toMatchInlineSnapshot(`
      {
        "formReasonOptions": [
          "askedForMoney: They asked for money",
          "fake: Fake job or company",
          "wrongDetails: Details are wrong",
          "unreachable: Nobody answers",
          "badBehaviour: Rude or unsafe behaviour",
          "alreadyFilled: Already filled",
          "other: Something else",
        ],
        "grievanceTopicOptions": [
          "access: What is kept about me",
          "correction: Something is wrong",
          "erasure: Delete something",
          "consent: A consent of mine",
          "misuse: Somebody misuses my data",
          "other: Something else",
        ],
        "hasPaidOptions": [
          "yes: Yes",
          "no: No",
        ],
        "rejectionReasonOptions": [
          "askedForMoney: It asks candidates for money",
          "unreachable: We could not reach the contact person",
          "notConfirmed: Company or job not confirmed",
          "detailsWrong: Details are missing or wrong",
          "postedTwice: The same job is already posted",
          "notAllowed: We do not allow this kind of work",
          "other: It does not follow our rules for posts",
        ],
        "reportReasonOptions": [
          "askedForMoney: They asked for money",
          "fake: Fake job or company",
          "wrongDetails: Details are wrong",
          "unreachable: Nobody answers",
          "badBehaviour: Rude or unsafe behaviour",
          "alreadyFilled: Already filled",
          "other: Something else",
          "nobodyThere: Nobody was there",
        ],
      }
    `)
})

test('S3-8: the categories are the product’s own short list', () => {
  expect(labelled(options.categoryOptions)).toMatchInlineSnapshot(`
    [
      "customer-support: Customer Support",
      "telesales: Telesales",
      "collections: Collections",
      "technical-support: Technical Support",
      "chat-email: Chat and Email Process",
      "back-office: Back Office",
      "data-entry: Data Entry",
      "front-office: Reception and Office Help",
      "accounts: Accounts and Finance",
      "human-resources: Human Resources",
      "field-sales: Field Sales",
      "retail: Retail",
      "marketing: Marketing",
      "delivery: Delivery",
      "driving: Driver",
      "warehouse: Warehouse and Packing",
      "security: Security Guard",
      "housekeeping: Housekeeping and Cleaning",
      "kitchen: Cook and Kitchen",
      "hospitality: Waiter and Hotel",
      "beauty: Beauty and Salon",
      "technician: Electrician and Technician",
      "manufacturing: Factory and Production",
      "tailoring: Tailor",
      "construction: Construction",
      "labour: Helper and Labour",
      "healthcare: Nurse and Healthcare",
      "education: Teacher and Trainer",
      "software: Software and IT",
      "creative: Design and Content",
      "other: Other",
    ]
  `)
})

test('the options of a group follow each other', () => {
  const groups = options.categoryOptions.map(({ group }) => group)
  const starts = groups.filter((group, at) => group !== groups[at - 1])
  expect(starts).toEqual([...new Set(groups)])
})

test('S3-14: an option is found by its value or its label, in any letter case, with underscores too', () => {
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

test('S3-16: there are 36 states and union territories, in alphabetical order', () => {
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
