import { useEffect, useEffectEvent, useState } from 'react'
import { tellProblems } from '#contract/form-check.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { consentProblems } from '#contract/privacy.ts'
import type { CandidateProfile } from '#contract/profiles.ts'
import type { MessageKey } from '#contract/sentences.ts'
import { useCheckedForm } from '#web/lib/checked-form.ts'
import { resumeProblem, videoProblem } from '#web/lib/file-check.ts'
import { useErrorText } from '#web/lib/use-error-text.ts'
import { usePickedImage } from '#web/lib/use-picked-image.ts'
import { candidateTellingOrder, toCandidateValues } from './candidate-values.ts'
import type { CandidateField, CandidateFormKind, CandidateValues } from './candidate-values.ts'
import { keepCandidateDraft, readCandidateDraft } from './draft-store.ts'
import { usePickedFile } from './use-picked-file.ts'

const schemaNames = {
  first: 'candidateFirstProfileSchema',
  edit: 'candidateEditProfileSchema',
  apply: 'candidateFullProfileSchema',
} as const satisfies Record<CandidateFormKind, string>

type FileField = 'resumePdf' | 'profile' | 'video'

type FileChoice = {
  readonly file: File | undefined
  readonly problem: MessageKey | undefined
}

export type CandidateForm = ReturnType<typeof useCandidateForm>

interface Options {
  kind: CandidateFormKind
  profile: CandidateProfile | undefined
  signedInPhone: string | null
  /** Name of a photo that the profile has. */
  photoName: string
}

/** The candidate's form: its answers, its files, and what is wrong with them. */
export function useCandidateForm({ kind, profile, signedInPhone, photoName }: Options) {
  const errorText = useErrorText()
  const resume = usePickedFile(profile?.resumeName ?? undefined, resumeProblem)
  const video = usePickedFile(profile?.videoName ?? undefined, videoProblem)
  const photoUrl = profile?.profileUrl ?? undefined
  const photo = usePickedImage({
    saved: photoUrl === undefined ? undefined : { url: photoUrl, name: photoName },
  })
  const isResumeMissing = kind !== 'first' && resume.file === undefined && !profile?.resumeName

  function fileProblems(photoProblem: MessageKey | undefined): FormProblem[] {
    const problems: FormProblem[] = []
    if (resume.problem) problems.push({ path: 'resumePdf', messageKey: resume.problem })
    else if (isResumeMissing) {
      problems.push({ path: 'resumePdf', messageKey: 'profile.resumeRequired' })
    }
    if (photoProblem) problems.push({ path: 'profile', messageKey: photoProblem })
    if (video.problem) problems.push({ path: 'video', messageKey: video.problem })
    return problems
  }

  /** The first form asks for it with a box; the application's is given by sending it. */
  const otherProblems = (
    { consent }: Pick<CandidateValues, 'consent'>,
    photoProblem: MessageKey | undefined,
  ): FormProblem[] => [
    ...fileProblems(photoProblem),
    ...(kind === 'first' ? consentProblems('account', consent, { isAsked: true }) : []),
  ]

  const [initial] = useState(() => toCandidateValues(profile, signedInPhone))
  const [draft] = useState(() => readCandidateDraft(kind))
  const form = useCheckedForm<CandidateValues>({
    readRules: async () =>
      (await import('#contract/profiles.ts'))[schemaNames[kind]](() => new Date()),
    order: candidateTellingOrder,
    defaultValues: { ...initial, ...draft },
    also: async (values) => otherProblems(values, (await photo.settle()).problem),
  })

  /** Errors that a folded group was left with clear while typing, before any submit too. */
  function recheck(name: CandidateField): void {
    if (form.getFieldState(name).error) void form.trigger(name)
  }

  // A refused file changes no answer, but what is wrong with it.
  const takeFile = useEffectEvent((name: FileField, { file }: FileChoice) => {
    form.setValue(name, file)
    recheck(name)
  })
  useEffect(() => {
    takeFile('resumePdf', { file: resume.file, problem: resume.problem })
  }, [resume.file, resume.problem])
  useEffect(() => {
    takeFile('profile', { file: photo.file, problem: photo.problem })
  }, [photo.file, photo.problem])
  useEffect(() => {
    takeFile('video', { file: video.file, problem: video.problem })
  }, [video.file, video.problem])
  const { watch } = form
  useEffect(() => {
    const subscription = watch((values) => keepCandidateDraft(kind, values, initial))
    return () => subscription.unsubscribe()
  }, [watch, kind, initial])
  const { setValue } = form
  useEffect(() => {
    setValue('removeVideo', video.isRemoved)
  }, [setValue, video.isRemoved])

  const values = form.watch()
  const problems = tellProblems(
    form.rules?.safeParse(values).error?.issues ?? [],
    candidateTellingOrder,
    otherProblems(values, photo.problem),
  )

  return {
    kind,
    control: form.control,
    resume,
    photo,
    video,
    /** Where the video that the profile has is watched. */
    videoUrl: video.isRemoved ? undefined : (profile?.video ?? undefined),
    values,
    /** Everything that would be told on submit, shown already or not. */
    problems,
    /** Until then only what is wrong with files is known. */
    isChecked: form.rules !== undefined,
    isSubmitting: form.formState.isSubmitting,

    /** What a text field or choice needs. */
    field: (name: CandidateField) => ({
      ...form.register(name, { onChange: () => recheck(name) }),
      error: errorText(form.formState.errors[name]?.message),
    }),
    /** The errors shown now, in the order of telling. */
    shownErrors: candidateTellingOrder.flatMap((name) => {
      const message = errorText(form.formState.errors[name]?.message)
      return message === undefined ? [] : [{ name, message }]
    }),
    errorOf: (name: CandidateField) => errorText(form.formState.errors[name]?.message),
    /** Sets an answer that another one brings with it. */
    fill(name: CandidateField, value: string): void {
      form.setValue(name, value, { shouldDirty: true })
      recheck(name)
    },
    mark: (names: readonly CandidateField[]) => form.trigger(names),
    submit: ((onValid, onProblems) =>
      form.submit(
        async (answers) => onValid({ ...answers, profile: (await photo.settle()).file }),
        onProblems,
      )) satisfies typeof form.submit,
    showRefusal: form.showRefusal,
  }
}
