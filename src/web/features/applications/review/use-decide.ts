import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Applicant, Rejection } from '#contract/applications/schemas.ts'
import { statusOfStage } from '#contract/applications/stages.ts'
import type { AdvancedStage, ApplicantStage } from '#contract/applications/stages.ts'
import type { ApplicationStatus } from '#contract/applications/states.ts'
import { calls } from '#contract/calls.ts'
import { limits } from '#contract/limits.ts'
import type { Api } from '#web/lib/api/api.ts'
import type { ApiError } from '#web/lib/api/api-error.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { ToastAction } from '#web/ui/toast.ts'
import { decisions, isAdvance } from './decisions.ts'
import type { Decision } from './decisions.ts'

/** What a decision needs to know of an applicant. */
type Person = Pick<Applicant, 'id' | 'name' | 'stage'>

type Input = { readonly person: Person; readonly decision: Decision }
type ManyInput = {
  readonly people: readonly Person[]
  readonly decision: Decision
  readonly rejection?: Rejection | undefined
}

/** The last decision, and whom it was about. */
type Last = { readonly ids: readonly string[]; readonly decision: Decision }

const toastId = 'review'

/**
 * Brings applicants further or rejects them, one or many. A decision shows at once, before the list reloads, so that the next
 * decision need not wait. Until the candidates are told, it can be taken back.
 */
export function useDecide(jobId: string) {
  const { t } = useTranslation()
  const { revalidate } = useRevalidator()
  const [decided, setDecided] = useState<ReadonlyMap<string, ApplicantStage>>(new Map())
  const last = useRef<Last>(undefined)

  function remember(ids: readonly string[], decision: Decision): void {
    last.current = { ids, decision }
    const { stage } = decisions[decision]
    setDecided((before) => new Map([...before, ...ids.map((id) => [id, stage] as const)]))
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
    call: (api, { ids, decision }: Last) => {
      const { stage } = decisions[decision]
      const people = ids.map((id) => ({ id, stage }))
      return api.call(calls.takeBackReviews, { params: { jobId }, body: { people } })
    },
    toastId,
    successText: () => t('review.takenBack'),
    onSuccess: (_reply, { ids }) => {
      last.current = undefined
      forget(ids)
    },
    onError: (error, { ids }) => onError(error, ids),
    revalidate: 'never',
  })

  const undoOf = (decided: Last): ToastAction => ({
    label: t('review.undo'),
    run: () => void takeBack(decided),
  })

  const { run, pending } = useMutation({
    call: async (api, { person, decision }: Input) => {
      if (isAdvance(decision)) await advance(api, [person], decision)
      else {
        await api.call(calls.reviewApplication, {
          params: { jobId, applicantId: person.id },
          body: { status: decision, ...shownOf(person) },
        })
      }
    },
    toastId,
    successText: (_reply, { person, decision }) =>
      t(decisions[decision].now, { name: person.name }),
    successAction: (_reply, { person, decision }) => undoOf({ ids: [person.id], decision }),
    onSuccess: (_reply, { person, decision }) => remember([person.id], decision),
    onError: (error, { person }) => onError(error, [person.id]),
    revalidate: 'never',
  })

  const many = useMutation({
    call: async (api, { people, decision, rejection }: ManyInput) =>
      isAdvance(decision)
        ? await advance(api, people, decision)
        : await api.call(calls.reviewMany, {
            params: { jobId },
            body: {
              status: decision,
              rejection,
              people: people.map((person) => ({ id: person.id, ...shownOf(person) })),
            },
          }),
    toastId,
    successText: ({ count }, { decision }) =>
      t(decisions[decision].many, { count, minutes: limits.decisionMinutes }),
    successAction: (_reply, { people, decision }) => undoOf({ ids: idsOf(people), decision }),
    onSuccess: (_reply, { people, decision }) => remember(idsOf(people), decision),
    onError: (error, { people }) => onError(error, idsOf(people)),
    revalidate: 'never',
  })

  /** The stage, including a decision that the list does not show yet. */
  function stageOf(person: Person): ApplicantStage {
    return decided.get(person.id) ?? person.stage
  }

  function statusOf(person: Person): ApplicationStatus {
    return statusOfStage[stageOf(person)]
  }

  const shownOf = (person: Person) => ({ from: statusOf(person), fromStage: stageOf(person) })

  const advance = (api: Api, people: readonly Person[], to: AdvancedStage) =>
    api.call(calls.advanceApplicants, {
      params: { jobId },
      body: { to, people: people.map((person) => ({ id: person.id, from: stageOf(person) })) },
    })

  return {
    pending,
    /** Returns whether the decision was saved. */
    decide: (person: Person, decision: Decision) => run({ person, decision }),
    pendingMany: many.pending?.decision,
    decideMany: many.run,
    /** Takes the last decision back, if there was one. */
    undo: () => {
      if (last.current) void takeBack(last.current)
    },
    stageOf,
    statusOf,
  }
}

const idsOf = (people: readonly Person[]): string[] => people.map(({ id }) => id)
