import { http, unit } from './row.ts'
import type { SpecRow } from './row.ts'

/** How login codes are made, sent and limited. */
export const loginCodeConstants: readonly SpecRow[] = [
  {
    id: 'limits.loginCodeDigits',
    says: '6',
    tests: unit('server/accounts/login-code.rules', 'are six digits, zeros in front included'),
  },
  {
    id: 'limits.loginCodeMinutes',
    says: '5',
    tests: http('login-codes', 'A1: takes a code for five minutes'),
  },
  {
    id: 'limits.loginCodeTries',
    says: '5',
    tests: http('login-codes', 'A3: forgives four wrong codes, not five'),
  },
  {
    id: 'limits.loginCodeResendSeconds',
    says: '30,60,120',
    tests: http('login-codes', 'A2: lets people ask again after 30, then 60, then 120 seconds'),
  },
  {
    id: 'limits.loginCodeResendResetMinutes',
    says: '15',
    tests: unit(
      'server/accounts/login-code.rules',
      'starts again at the first step after a quarter of an hour',
    ),
  },
  {
    id: 'limits.loginCodesPerPhonePerDay',
    says: '10',
    tests: http(
      'code-limits',
      'A2: send one code every quarter of an hour once the day is used up',
    ),
  },
  {
    id: 'limits.loginCodesPerHour',
    says: '2000',
    tests: http(
      'code-limits',
      'A2: is capped, and its alarm goes off once an hour, whoever notices',
    ),
  },
  {
    id: 'limits.loginCodeAlarmMinutes',
    says: '60',
    tests: http(
      'code-limits',
      'A2: is capped, and its alarm goes off once an hour, whoever notices',
    ),
  },
  {
    id: 'limits.loginCodeLateWaitSeconds',
    says: '900',
    tests: http(
      'code-limits',
      'A4: let the owner in a quarter of an hour after strangers used up the day',
    ),
  },
  {
    id: 'limits.loginCodeTriesElsewhere',
    says: '3',
    tests: http(
      'code-limits',
      'A4: keep two tries for the network that asked, whatever strangers guess',
    ),
  },
  {
    id: 'limits.loginCodesBeforeSecondChannel',
    says: '3',
    tests: http(
      'code-delivery',
      'are offered after the second resend, and come there when they are wanted',
    ),
  },
  {
    id: 'limits.loginCodesPerPrefixPerQuarterHour',
    says: '20',
    tests: http(
      'code-limits',
      'A2, A4: stops the block for a quarter of an hour at most, and no other',
    ),
  },
  {
    id: 'limits.loginCodePrefixRestDigits',
    says: '4',
    tests: unit(
      'server/accounts/login-code.rules',
      'belongs to the block of ten thousand that has its first digits',
    ),
  },
  {
    id: 'limits.loginCodesPerAddressPerHour',
    says: '30',
    tests: http(
      'code-limits',
      'A2, A4: stop a network, however its last part changes, and no other',
    ),
  },
  {
    id: 'limits.loginCodesPerAddressPerDay',
    says: '100',
    tests: http('code-limits', 'A2: stop a network for the day'),
  },
  {
    id: 'limits.loginTriesPerAddressPerHour',
    says: '100',
    tests: http('code-limits', 'A3: stop guessing at many numbers, but forgive right codes'),
  },
]
