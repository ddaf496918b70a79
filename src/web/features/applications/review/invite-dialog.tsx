import { Send } from 'lucide-react'
import { useEffect, useState } from 'react'
import { calls } from '#contract/calls.ts'
import type { InterviewTime } from '#contract/interviews/schemas.ts'
import { limits } from '#contract/limits.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Link } from '#web/ui/link.ts'
import { useTimeTexts } from '#web/lib/format/interview-time.ts'

interface InviteDialogProps {
  jobId: string
  people: readonly { readonly id: string; readonly name: string }[]
  open: boolean
  onClose: () => void
  onInvited: () => void
}

/** The candidate chooses one of the free times. */
const theirChoice = 'theirs'

/** Invites applicants to an interview: to a fixed time, or to choose one. */
export function InviteDialog({ jobId, people, open, onClose, onInvited }: InviteDialogProps) {
  const { t } = useTranslation()
  const count = people.length
  const name = people[0]?.name ?? ''
  const { whenOf } = useTimeTexts()
  const api = useApi()
  const [times, setTimes] = useState<readonly InterviewTime[]>()
  const [isFailed, setFailed] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    if (!open) return undefined
    const controller = new AbortController()
    api
      .list(calls.listInterviewTimes, {
        query: { jobId, limit: limits.interviewChoices },
        signal: controller.signal,
      })
      .then(({ items }) => setTimes(items))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setFailed(true)
      })
    return () => controller.abort()
  }, [api, jobId, open])

  const { run, isPending } = useMutation({
    call: (client, timeId: string | undefined) =>
      client.call(calls.inviteApplicants, {
        params: { jobId },
        body: { people: people.map(({ id }) => id), timeId },
      }),
    toastId: 'review',
    successText: () => t('interviews.invitedToast', { count, name }),
    onSuccess: onInvited,
    revalidate: 'always',
  })

  function send(): void {
    setMissing(chosen === undefined)
    if (chosen !== undefined) void run(chosen === theirChoice ? undefined : chosen)
  }

  const hasTimes = times !== undefined && times.length > 0
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('interviews.inviteTitle', { count, name })}
      closeLabel={t('common.close')}
      align="start"
      wide
      describe={false}
    >
      <div className="stack" aria-busy={times === undefined && !isFailed}>
        {isFailed && <p role="alert">{t('interviews.timesFailed')}</p>}
        {times?.length === 0 && <p>{t('interviews.makeFirst')}</p>}
        {hasTimes && (
          <ChoiceGroup
            type="radio"
            name="interview-time"
            label={t('interviews.time')}
            error={isMissing && chosen === undefined ? t('interviews.timeRequired') : undefined}
            required
            options={[
              { value: theirChoice, label: t('interviews.theyPick', { count, name }) },
              ...times.map((time) => ({
                value: time.id,
                disabled: time.capacity - time.taken < count,
                label: t(
                  time.taken >= time.capacity ? 'interviews.optionFull' : 'interviews.optionFree',
                  { when: whenOf(time), count: time.capacity - time.taken },
                ),
              })),
            ]}
            selected={chosen === undefined ? [] : [chosen]}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
        <p className="text-small text-fg-2">{t('interviews.toldNow', { count, name })}</p>
        <div className="dialog__actions dialog__actions--row">
          {hasTimes ? (
            <Button icon={Send} loading={isPending} onClick={send}>
              {t('interviews.sendInvite')}
            </Button>
          ) : (
            <Link className="btn btn--pri" to={paths.interviews()}>
              {t('interviews.make')}
            </Link>
          )}
          <Button kind="sec" disabled={isPending} onClick={onClose}>
            {t('interviews.back')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
