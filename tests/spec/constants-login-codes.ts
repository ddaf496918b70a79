import type { SpecRow } from './row.ts'

/** How login codes are made, sent and limited. */
export const loginCodeConstants: readonly SpecRow[] = [
  {
    id: 'limits.loginCodeDigits',
    says: '6',
    tests: ['S10-21'],
  },
  {
    id: 'limits.loginCodeMinutes',
    says: '5',
    tests: ['S10-22'],
  },
  {
    id: 'limits.loginCodeTries',
    says: '5',
    tests: ['S10-23'],
  },
  {
    id: 'limits.loginCodeResendSeconds',
    says: '30,60,120',
    tests: ['S9-14'],
  },
  {
    id: 'limits.loginCodeResendResetMinutes',
    says: '15',
    tests: ['S10-24'],
  },
  {
    id: 'limits.loginCodesPerPhonePerDay',
    says: '10',
    tests: ['S10-25'],
  },
  {
    id: 'limits.loginCodesPerHour',
    says: '2000',
    tests: ['S10-26'],
  },
  {
    id: 'limits.loginCodeAlarmMinutes',
    says: '60',
    tests: ['S10-26'],
  },
  {
    id: 'limits.loginCodeLateWaitSeconds',
    says: '900',
    tests: ['S10-27'],
  },
  {
    id: 'limits.loginCodeTriesElsewhere',
    says: '3',
    tests: ['S10-28'],
  },
  {
    id: 'limits.loginCodesBeforeSecondChannel',
    says: '3',
    tests: ['S10-29'],
  },
  {
    id: 'limits.loginCodesPerPrefixPerQuarterHour',
    says: '20',
    tests: ['S10-30'],
  },
  {
    id: 'limits.loginCodePrefixRestDigits',
    says: '4',
    tests: ['S10-31'],
  },
  {
    id: 'limits.loginCodesPerAddressPerHour',
    says: '30',
    tests: ['S9-13'],
  },
  {
    id: 'limits.loginCodesPerAddressPerDay',
    says: '100',
    tests: ['S10-32'],
  },
  {
    id: 'limits.loginTriesPerAddressPerHour',
    says: '100',
    tests: ['S10-33'],
  },
]
