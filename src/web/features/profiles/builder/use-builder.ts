import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { calls } from '#contract/calls.ts'
import { listProblems } from '#contract/form-check.ts'
import { notices } from '#contract/privacy/notices.ts'
import { partFieldOrder } from '#contract/profiles/field-order.ts'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { builderParts, donePartsOf, profileParts } from '#contract/profiles/parts.ts'
import type { ProfilePart } from '#contract/profiles/parts.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { loadSchema } from '#web/lib/forms/load-schema.ts'
import { useFailureText } from '#web/lib/forms/use-error-text.ts'
import { storeWaitingPart } from '#web/lib/waiting-parts.ts'
import { safeNext } from '#web/lib/paths.ts'
import { partInput, partValuesOf } from './part-values.ts'
import type { PartValues } from './part-values.ts'

type Errors = Readonly<Record<string, string>>

type Options = {
  profile: MyProfile
  /** Where the last question leads to when nothing else was wanted. */
  endOf: (values: PartValues) => string
}

/** The questions of the profile one by one: each is checked, saved and left at 'Next'. */
export function useBuilder({ profile, endOf }: Options) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const [saved, setSaved] = useState(profile)
  const [values, setValues] = useState(() => partValuesOf(profile))
  const [errors, setErrors] = useState<Errors>({})
  const [isKept, setKept] = useState(false)

  const only = profileParts.find((part) => part === search.get('only'))
  const asked = builderParts.find((part) => part === search.get('part'))
  const [first] = useState(() => builderParts.find((part) => !profile.done.includes(part)))
  const part: ProfilePart = only ?? asked ?? first ?? 'name'
  const number = builderParts.findIndex((each) => each === part) + 1
  const next = safeNext(search.get('next'))
  const isLast = only !== undefined || number === builderParts.length

  useEffect(() => {
    // Loads meanwhile; a failure is no matter, as the server checks too.
    void readRules('name').catch(() => undefined)
  }, [])

  /** The errors move the answers, so the first wrong one is focused once they are shown. */
  const focusWrong = useEffectEvent((shown: Errors) => {
    if (Object.keys(shown).length === 0) return
    document.querySelector<HTMLElement>('.build__q [aria-invalid]')?.focus()
  })
  useEffect(() => focusWrong(errors), [errors])

  /** Whoever came from an application goes back to it as soon as the profile is enough for that. */
  async function goOn({ isFullEnough }: Pick<MyProfile, 'isFullEnough'>): Promise<void> {
    const isOver = isLast || (next !== undefined && isFullEnough)
    await navigate(isOver ? (next ?? endOf(values)) : addressOf(builderParts[number] ?? 'name'))
  }

  function addressOf(other: ProfilePart): string {
    const params = new URLSearchParams(search)
    params.set('part', other)
    return `?${params.toString()}`
  }

  const { run, isPending } = useMutation({
    call: (api, body: Partial<MyProfile> & { consent: string }) =>
      api.call(calls.saveProfilePart, { params: { part }, body }),
    toastId: 'builder',
    onSuccess: async (reply) => {
      setSaved(reply)
      setKept(false)
      await goOn(reply)
    },
    errorText: (error) => (Object.keys(error.fields).length > 0 ? undefined : error.message),
    onError: ({ fields }) =>
      setErrors(
        Object.fromEntries(
          Object.entries(fields).map(([name, message]) => [name, failureText(message)]),
        ),
      ),
    recover: async ({ code }, body) => {
      if (code !== 'OFFLINE') return false
      storeWaitingPart(part, body)
      const local = { ...saved, ...partInput(part, values, saved) }
      setSaved({ ...local, done: donePartsOf(local) })
      setKept(true)
      await goOn(local)
      return true
    },
    revalidate: 'never',
  })

  async function submit(): Promise<void> {
    if (isPending) return
    const input = partInput(part, values, saved)
    const schema = await readRules(part).catch(() => undefined)
    const problems = listProblems(schema?.safeParse(input).error?.issues ?? [], partFieldOrder)
    setErrors(
      Object.fromEntries(
        // What is wrong within a list is told of the whole list.
        problems.map(({ path, messageKey }) => [path.split('.')[0], failureText(messageKey)]),
      ),
    )
    if (problems.length > 0) return
    await run({ ...input, consent: notices.account.version })
  }

  return {
    part,
    only,
    number,
    next,
    isLast,
    saved,
    values,
    errors,
    isSaving: isPending,
    isKept,
    submit,
    /** The address of the question before; undefined at the first. */
    before:
      only === undefined && number > 1 ? addressOf(builderParts[number - 2] ?? 'name') : undefined,
    fill(changed: Partial<PartValues>): void {
      setValues((current) => ({ ...current, ...changed }))
      // A new answer ends the complaint about the one before.
      setErrors({})
    },
  }
}

const readRules = (part: ProfilePart) =>
  loadSchema(
    async () =>
      (await import('#contract/profiles/part-schemas.ts')).profilePartSchemas(() => new Date())[
        part
      ],
  )
