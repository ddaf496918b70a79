import { useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { OwnInterviewTime } from '#contract/interviews/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'

/** One interview time: when, for which job, how many come. It can be called off until it begins. */
export function TimeRow({ time, isOver }: { time: OwnInterviewTime; isOver: boolean }) {
  const { t } = useTranslation()
  const may = useMayAct()
  const langOf = useTypedLanguage()
  const { clockOf, whenOf } = useTimeTexts()
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useMutation({
    call: (api) => api.call(calls.callOffInterviewTime, { params: { timeId: time.id } }),
    toastId: 'interviews',
    successText: () => t('interviews.calledOffToast'),
    onSuccess: () => setAsking(false),
    onError: () => setAsking(false),
    revalidate: 'always',
  })
  return (
    <li>
      <b className="tabular-nums">{clockOf(time)}</b>
      <span className="flex-1 min-w-0 break-words">
        <span lang={langOf(time.jobTitle)}>{time.jobTitle}</span>
        {time.people.length > 0 && (
          <span className="block text-small">{time.people.join(', ')}</span>
        )}
        <span className="block text-small text-fg-2">
          {t('interviews.timeLine', {
            kind: t(`interviews.kind.${time.kind}`),
            mode: t(`interviews.mode.${time.mode}`),
            taken: time.taken,
            capacity: time.capacity,
          })}
        </span>
      </span>
      {may('hire') && !isOver && (
        <Button
          kind="quiet"
          size="sm"
          aria-label={t('interviews.callOffNamed', { when: whenOf(time) })}
          onClick={() => setAsking(true)}
        >
          {t('interviews.callOff')}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('interviews.callOffTitle', { when: whenOf(time) })}
        confirmLabel={t('interviews.callOff')}
        confirmKind="danger"
        cancelLabel={t('interviews.keep')}
        loading={isPending}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      >
        {time.taken > 0 && t('interviews.callOffText', { count: time.taken })}
      </ConfirmDialog>
    </li>
  )
}
