import type { Role } from '#contract/accounts.ts'
import type { AwaitedStep, SecondFactorHint } from '#contract/second-factor.ts'

type Facts = {
  readonly role: Role
  /** Whether the account has a second step. */
  readonly hasFactor: boolean
  /** When this session's second step was done. */
  readonly secondStepAt: Date | null
}

/** What a session waits for before it may do anything. Nobody but admins has a second step. */
export function awaitedStep(
  { role, hasFactor, secondStepAt }: Facts,
  isRequired: boolean,
): AwaitedStep | null {
  if (role !== 'admin') return null
  if (hasFactor) return secondStepAt === null ? 'code' : null
  return isRequired ? 'setUp' : null
}

/** What is told to somebody who has just signed in; undefined where there is nothing to tell. */
export function hintFor(facts: Facts, isRequired: boolean): SecondFactorHint | undefined {
  const awaits = awaitedStep(facts, isRequired)
  if (awaits !== null) return awaits
  return facts.role === 'admin' && !facts.hasFactor ? 'offer' : undefined
}
