import type { MessageKey } from '#contract/i18n/message-keys.ts'
import type { RecruiterLevel } from '#contract/recruiter-checks/levels.ts'
import type { RecruiterCheck } from '#contract/recruiter-checks/schemas.ts'

type LevelTexts = {
  readonly titleKey: MessageKey
  readonly meansKey: MessageKey
  readonly textKeys: Readonly<Record<RecruiterCheck['kind'], MessageKey>>
  readonly adviceKey?: MessageKey
  /** The slip's edge and seal. */
  readonly tone: 'ok' | 'warn' | 'no' | 'quiet'
}

/** How each answer looks and reads. */
export const levelTexts: Readonly<Record<RecruiterLevel, LevelTexts>> = {
  verified: {
    titleKey: 'check.verified',
    meansKey: 'check.verifiedMeans',
    textKeys: { phone: 'check.verifiedNumber', company: 'check.verifiedCompany' },
    tone: 'ok',
  },
  registered: {
    titleKey: 'check.registered',
    meansKey: 'check.registeredMeans',
    textKeys: { phone: 'check.registeredNumber', company: 'check.registeredCompany' },
    adviceKey: 'check.registeredAdvice',
    tone: 'warn',
  },
  blocked: {
    titleKey: 'check.blocked',
    meansKey: 'check.blockedMeans',
    textKeys: { phone: 'check.blockedText', company: 'check.blockedText' },
    adviceKey: 'check.blockedAdvice',
    tone: 'no',
  },
  unknown: {
    titleKey: 'check.unknown',
    meansKey: 'check.unknownMeans',
    textKeys: { phone: 'check.unknownNumber', company: 'check.unknownCompany' },
    adviceKey: 'check.unknownAdvice',
    tone: 'quiet',
  },
}
