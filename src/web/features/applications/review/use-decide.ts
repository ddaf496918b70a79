import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Applicant, Rejection } from '#contract/applications/schemas.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ToastAction } from '#web/ui/toast.ts'

export type Decision = Exclude<ApplicationStatus, 'waiting'>

type Input = { readonly person: Applicant; readonly decision: Decision }
type ManyInput = {
  readonly people: readonly Applicant[]
  readonly decision: Decision
  readonly rejection?: Rejection | undefined
}

const toastId = 'review'

/**
 * Shortlists and rejects, one applicant or many. A decision shows at once, before the list reloads, so that the next
 * decision need not wait. Until the candidates are told, it can be taken back.
 */
export function useDecide(jobId: string) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlyMap<string, Decision>>(new Map())
  /** Whom the last decision was about. */
  const last = useRef<readonly string[]>([])

  function remember(ids: readonly string[], decision: Decision): void {
    last.current = ids
    setDecided((before) => new Map([...before, ...ids.map((id) => [id, decision] as const)]))
    void revalidate()
  }

  function forget(ids: readonly string[]): void {
    setDecided((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
    void revalidate()
  }

  function onError({ status }: ApiError, ids: readonly string[]): void {
    if (status === 409 || status === 404) forget(ids)
  }

  const { run: takeBack } = useMutation({
    call: (api, people: readonly string[]) =>
      api.call(calls.takeBackReviews, { params: { jobId }, body: { people: [...people] } }),
    toastId,
    successText: () => t('review.takenBack'),
    onSuccess: (_reply, people) => {
      last.current = []
      forget(people)
    },
    onError: (error, people) => onError(error, people),
    revalidate: 'never',
  })

  const undoOf = (ids: readonly string[]): ToastAction => ({
    label: t('review.undo'),
    run: () => void takeBack(ids),
  })

  const { run, pending } = useMutation({
    call: (api, { person, decision }: Input) =>
      api.call(calls.reviewApplication, {
        params: { jobId, applicantId: person.id },
        body: { status: decision, from: statusOf(person) },
      }),
    toastId,
    successText: (_reply, { person, decision }) => {
      const key = decision === 'shortlisted' ? 'review.nowShortlisted' : 'review.nowRejected'
      return t(key, { name: person.name })
    },
    successAction: (_reply, { person }) => undoOf([person.id]),
    onSuccess: (_reply, { person, decision }) => remember([person.id], decision),
    onError: (error, { person }) => onError(error, [person.id]),
    revalidate: 'never',
  })

  const many = useMutation({
    call: (api, { people, decision, rejection }: ManyInput) =>
      api.call(calls.reviewMany, {
        params: { jobId },
        body: {
          status: decision,
          rejection,
          people: people.map((person) => ({ id: person.id, from: statusOf(person) })),
        },
      }),
    toastId,
    successText: ({ count }, { decision }) =>
      t(decision === 'shortlisted' ? 'review.manyShortlisted' : 'review.manyRejected', {
        count,
        minutes: limits.decisionMinutes,
      }),
    successAction: (_reply, { people }) => undoOf(idsOf(people)),
    onSuccess: (_reply, { people, decision }) => remember(idsOf(people), decision),
    onError: (error, { people }) => onError(error, idsOf(people)),
    revalidate: 'never',
  })

  /** The status, including a decision that the list does not show yet. */
  function statusOf(person: Applicant): ApplicationStatus {
    return decided.get(person.id) ?? person.status
  }

  return {
    pending,
    /** Returns whether the decision was saved. */
    decide: (person: Applicant, decision: Decision) => run({ person, decision }),
    pendingMany: many.pending?.decision,
    decideMany: many.run,
    /** Takes the last decision back, if there was one. */
    undo: () => {
      if (last.current.length > 0) void takeBack(last.current)
    },
    statusOf,
  }
}

const idsOf = (people: readonly Applicant[]): string[] => people.map(({ id }) => id)
