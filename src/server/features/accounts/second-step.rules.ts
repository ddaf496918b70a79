import type { Role } from '#contract/accounts/roles.ts'
import type { AwaitedStep, SecondFactorHint } from '#contract/second-factor/schemas.ts'

type Facts = {
  readonly role: Role
  readonly hasFactor: boolean
  /** When this session completed its second step. */
  readonly secondStepAt: Date | null
}

/** The step that a session must complete before any other call. Only admins have a second step. */
export function awaitedStep(
  { role, hasFactor, secondStepAt }: Facts,
  isRequired: boolean,
): AwaitedStep | null {
  if (role !== 'admin') return null
  if (hasFactor) return secondStepAt === null ? 'code' : null
  return isRequired ? 'setUp' : null
}

/** The hint in the reply of a sign-in; undefined when no second step is required or offered. */
export function hintFor(facts: Facts, isRequired: boolean): SecondFactorHint | undefined {
  const awaits = awaitedStep(facts, isRequired)
  if (awaits !== null) return awaits
  return facts.role === 'admin' && !facts.hasFactor ? 'offer' : undefined
}
