import { accessMatrix } from '#contract/access-matrix.ts'
import type { CallName } from '#contract/access-matrix.ts'
import type { Person } from '#contract/access-rows.ts'
import type { Role } from '#contract/accounts/roles.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { makeRequest } from '../access-requests.ts'
import type { Objects, World } from '../access-world.ts'
import { callApi } from '../inject.ts'
import type { CallOptions, TestReply } from '../inject.ts'
import type { TestRazorpay } from '../razorpay.ts'
import { setUpFactor, signInWaiting } from '../second-factor.ts'
import type { TestApp } from '../test-app.ts'
import { createCandidate } from '../profile-factories.ts'
import { signIn } from '../viewers.ts'
import type { TestViewer } from '../viewers.ts'
import { otherWrites } from './other-writes.ts'
import { preparations } from './preparations.ts'

export type Stage = {
  readonly testApp: TestApp
  readonly world: World
  readonly razorpay: TestRazorpay
}

/** A request that can be sent to any app, repeatedly. */
export type Sending = (app: Pick<TestApp, 'app'>) => Promise<TestReply>

export type WritingCall = {
  readonly name: string
  /** Creates what one such request needs. */
  readonly prepare: (stage: Stage) => Promise<Sending>
}

export type Preparation = {
  readonly viewer?: TestViewer
  readonly objects?: Partial<Objects>
  readonly options?: CallOptions
}

/** Calls that change their caller. */
const changingTheCaller: readonly CallName[] = ['logout', 'saveProfile', 'deleteAccount']
const aboutTheSecondStep: readonly CallName[] = [
  'beginSecondFactor',
  'confirmSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
]

const isCall = (name: string): name is CallName => name in endpoints
const callOf = (name: CallName): Endpoint => endpoints[name]

/** All writing calls of the contract, also in their other forms. */
export const writingCalls: readonly WritingCall[] = [
  ...Object.keys(accessMatrix)
    .filter(isCall)
    .filter((name) => callOf(name).method !== 'GET')
    .map((name) => ({ name, prepare: (stage: Stage) => prepareCall(stage, name) })),
  ...otherWrites,
]

async function prepareCall(stage: Stage, name: CallName): Promise<Sending> {
  const { testApp, world } = stage
  const prepared = (await preparations[name]?.(stage)) ?? {}
  const viewer = prepared.viewer ?? (await viewerFor(stage, name))
  const objects = { ...world.objects, ...prepared.objects }
  const request = await makeRequest(name, { testApp, objects, viewer, isAllowed: true })
  const options = { ...request.options, ...prepared.options }
  return (app) => callApi(app, callOf(name).method, request.url, options)
}

async function viewerFor({ testApp, world }: Stage, name: CallName) {
  if (name === 'enterSecondFactor') return await signInWaiting(testApp)
  const { access } = callOf(name)
  const role: Role = Array.isArray(access) ? (access.at(0) ?? 'admin') : 'candidate'
  if (aboutTheSecondStep.includes(name)) {
    return (await setUpFactor(testApp, await signIn(testApp, role))).viewer
  }
  if (changingTheCaller.includes(name)) return await createCandidate(testApp)
  return world.actors[personOf(name)](role)
}

/** A person who may make the call. */
function personOf(name: CallName): Person {
  const likely: readonly Person[] = ['applicant', 'owner', 'admin', 'nobody']
  const person = likely.find((each) => accessMatrix[name][each] === 'allowed')
  return person ?? 'applicant'
}
