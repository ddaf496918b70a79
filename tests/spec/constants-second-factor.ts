import { http } from './row.ts'
import type { SpecRow } from './row.ts'

export const secondFactorConstantRows: readonly SpecRow[] = [
  {
    id: 'limits.secondStepMinutes',
    says: '30',
    tests: http('second-factor', 'waits half an hour, and is not kept alive by asking'),
  },
  {
    id: 'limits.secondFactorDigits',
    says: '6',
    tests: http('second-factor-set-up', 'gives an app all that it needs, and recovery codes once'),
  },
  {
    id: 'limits.secondFactorStepSeconds',
    says: '30',
    tests: http('second-factor', 'takes spaces, and clocks that differ by half a minute'),
  },
  {
    id: 'limits.secondFactorTries',
    says: '5',
    tests: http(
      'second-factor',
      'A3, A4: five wrong codes are judged in a quarter of an hour, whichever session sends them',
    ),
  },
  {
    id: 'limits.secondFactorTriesMinutes',
    says: '15',
    tests: http(
      'second-factor',
      'A3, A4: five wrong codes are judged in a quarter of an hour, whichever session sends them',
    ),
  },
  {
    id: 'limits.setUpMinutes',
    says: '15',
    tests: http(
      'second-factor-set-up',
      'is over after a while, and goes by the session that began it',
    ),
  },
  {
    id: 'limits.recoveryCodes',
    says: '10',
    tests: http('second-factor-set-up', 'gives an app all that it needs, and recovery codes once'),
  },
]
