import { Check, CircleHelp, Clock, DoorOpen, Timer, UserCheck, UserX, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { calls } from '#contract/calls.ts'
import type { InvitedPerson } from '#contract/interviews/schemas.ts'
import { invitationAfter, isExpected } from '#contract/interviews/states.ts'
import type { EmployerMark, InvitationState } from '#contract/interviews/states.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { maskedNumber } from '#web/lib/format/masked-number.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { StageBadge } from '#web/features/applications/review/stage-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'
import { AfterInterview } from './after-interview.tsx'

const looks: Readonly<Record<InvitationState, { icon: LucideIcon; tone: BadgeTone }>> = {
  invited: { icon: CircleHelp, tone: 'plain' },
  coming: { icon: Check, tone: 'plain' },
  arrived: { icon: DoorOpen, tone: 'info' },
  otherTime: { icon: Clock, tone: 'warn' },
  declined: { icon: X, tone: 'plain' },
  attended: { icon: UserCheck, tone: 'success' },
  noShow: { icon: UserX, tone: 'error' },
  calledOff: { icon: X, tone: 'plain' },
}

const kinds = { arrive: 'sec', attend: 'success', missOut: 'danger-outline' } as const
const icons = { arrive: DoorOpen, attend: Check, missOut: X } as const

/** A person of the day: the time, the answer, and who came. */
export function DaySheetRow({ person }: { person: InvitedPerson }) {
  const { t } = useTranslation()
  const may = useMayAct()
  const langOf = useTypedLanguage()
  const { clockOf, momentOf } = useTimeTexts()
  const { name, state, time, jobId, applicationId, arrivedAt, queueNumber } = person
  const { run, pending } = useMutation({
    call: (api, { mark }: { mark: EmployerMark }) =>
      api.call(calls.markInvitation, {
        params: { jobId, applicantId: applicationId },
        body: { mark, from: state },
      }),
    toastId: 'day-sheet',
    successText: (_reply, { mark }) => t(`interviews.marked.${mark}`, { name }),
    revalidate: 'always',
  })
  const button = (mark: 'arrive' | 'attend' | 'missOut') =>
    invitationAfter(mark, state) !== undefined && (
      <Button
        kind={kinds[mark]}
        data-act={mark}
        size="sm"
        icon={icons[mark]}
        loading={pending?.mark === mark}
        disabled={pending !== undefined && pending.mark !== mark}
        onClick={() => void run({ mark })}
      >
        <span>
          {t(`interviews.mark.${mark}`)}
          <span className="sr-only"> {name}</span>
        </span>
      </Button>
    )
  return (
    <li data-person tabIndex={-1} aria-label={name}>
      <b className="tabular-nums">{time && clockOf(time)}</b>
      <span className="flex-1 min-w-0 break-words">
        <b lang={langOf(name)}>{name}</b>
        <span className="block text-small text-fg-2">
          <span lang={langOf(person.jobTitle)}>{person.jobTitle}</span>
          {', '}
          <span className="tabular-nums">{maskedNumber(person.mobileNumber)}</span>
        </span>
        {arrivedAt !== null && queueNumber !== null && (
          <span className="block text-small text-fg-2">
            {t('interviews.came', { time: momentOf(arrivedAt), number: queueNumber })}
          </span>
        )}
      </span>
      {person.isLate && isExpected(state) && (
        <Badge icon={Timer} tone="warn">
          {t('interviews.isLate')}
        </Badge>
      )}
      <Badge {...looks[state]}>{t(`interviews.state.${state}`)}</Badge>
      {person.stage !== 'interview' && <StageBadge stage={person.stage} />}
      <span className="day-sheet__tick" aria-hidden />
      {may('hire') && (
        <span className="flex flex-wrap gap-2 day-sheet__marks">
          {person.stage === 'interview' && button('missOut')}
          {isExpected(state) && button('arrive')}
          {button('attend')}
          {state === 'attended' && <AfterInterview person={person} />}
        </span>
      )}
    </li>
  )
}
