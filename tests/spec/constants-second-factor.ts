import type { SpecRow } from './row.ts'

export const secondFactorConstantRows: readonly SpecRow[] = [
  {
    id: 'limits.secondStepMinutes',
    says: '30',
    tests: ['S10-47'],
  },
  {
    id: 'limits.secondFactorDigits',
    says: '6',
    tests: ['S7-106'],
  },
  {
    id: 'limits.secondFactorStepSeconds',
    says: '30',
    tests: ['S10-48'],
  },
  {
    id: 'limits.secondFactorTries',
    says: '5',
    tests: ['S10-49'],
  },
  {
    id: 'limits.secondFactorTriesMinutes',
    says: '15',
    tests: ['S10-49'],
  },
  {
    id: 'limits.setUpMinutes',
    says: '15',
    tests: ['S9-22'],
  },
  {
    id: 'limits.recoveryCodes',
    says: '10',
    tests: ['S7-106'],
  },
]
