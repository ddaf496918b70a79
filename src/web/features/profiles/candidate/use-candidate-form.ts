import { useEffect, useEffectEvent, useState } from 'react'
import { listProblems } from '#contract/form-check.ts'
import type { FormProblem } from '#contract/form-check.ts'
import { consentProblems } from '#contract/privacy/notices.ts'
import type { CandidateProfile } from '#contract/profiles/schemas.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useCheckedForm } from '#web/lib/forms/checked-form.ts'
import { resumeProblem, videoProblem } from '#web/lib/forms/file-check.ts'
import { photoAsPdf } from '#web/lib/forms/photo-as-pdf.ts'
import { useErrorText } from '#web/lib/forms/use-error-text.ts'
import { usePickedImage } from '#web/lib/forms/use-picked-image.ts'
import { candidateReportOrder, toCandidateValues } from './candidate-values.ts'
import type { CandidateField, CandidateFormKind, CandidateValues } from './candidate-values.ts'
import { saveCandidateDraft, readCandidateDraft } from './candidate-draft-store.ts'
import { usePickedFile } from '#web/lib/forms/use-picked-file.ts'

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

type FileChoices = Readonly<Record<'resume' | 'photo' | 'video', FileChoice>>

export type CandidateForm = ReturnType<typeof useCandidateForm>

interface Options {
  kind: CandidateFormKind
  profile: CandidateProfile | undefined
  signedInPhone: string | null
  /** The name of the profile's saved photo. */
  photoName: string
}

/** The candidate form: values, files and problems. */
export function useCandidateForm({ kind, profile, signedInPhone, photoName }: Options) {
  const errorText = useErrorText()
  const savedResume = profile?.isResumeMade ? undefined : (profile?.resumeName ?? undefined)
  const resume = usePickedFile(savedResume, resumeProblem, photoAsPdf)
  const video = usePickedFile(profile?.videoName ?? undefined, videoProblem)
  const photoUrl = profile?.profileUrl ?? undefined
  const photo = usePickedImage({
    saved: photoUrl === undefined ? undefined : { url: photoUrl, name: photoName },
  })

  async function settleFiles(): Promise<FileChoices> {
    return {
      resume: await resume.settle(),
      photo: await photo.settle(),
      video: await video.settle(),
    }
  }

  function fileProblems(makesResume: boolean, files: FileChoices): FormProblem[] {
    const problems: FormProblem[] = []
    const hasResume = files.resume.file !== undefined || savedResume !== undefined || makesResume
    if (files.resume.problem) {
      problems.push({ path: 'resumePdf', messageKey: files.resume.problem })
    } else if (kind !== 'first' && !hasResume) {
      problems.push({ path: 'resumePdf', messageKey: 'profile.resumeRequired' })
    }
    if (files.photo.problem) problems.push({ path: 'profile', messageKey: files.photo.problem })
    if (files.video.problem) problems.push({ path: 'video', messageKey: files.video.problem })
    return problems
  }

  /** The first form has a checkbox for the consent. Submitting an application gives the consent. */
  const otherProblems = (
    values: Pick<CandidateValues, 'consent' | 'makeResume'>,
    files: FileChoices,
  ): FormProblem[] => [
    ...fileProblems(values.makeResume, files),
    ...(kind === 'first' ? consentProblems('account', values.consent, { isRequired: true }) : []),
  ]

  const [initial] = useState(() => toCandidateValues(profile, signedInPhone))
  const [draft] = useState(() => readCandidateDraft(kind))
  const form = useCheckedForm<CandidateValues>({
    readRules: async () =>
      (await import('#contract/profiles/schemas.ts'))[schemaNames[kind]](() => new Date()),
    order: candidateReportOrder,
    defaultValues: { ...initial, ...draft },
    also: async (values) => otherProblems(values, await settleFiles()),
  })

  /** Clears the error of a field while typing, also before the first submit. */
  function recheck(name: CandidateField): void {
    if (form.getFieldState(name).error) void form.trigger(name)
  }

  // A rejected file changes no value, but it changes the problems.
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
    const subscription = watch((values) => saveCandidateDraft(kind, values, initial))
    return () => subscription.unsubscribe()
  }, [watch, kind, initial])
  const { setValue } = form
  useEffect(() => {
    setValue('removeVideo', video.isRemoved)
  }, [setValue, video.isRemoved])

  const values = form.watch()
  const problems = listProblems(
    form.rules?.safeParse(values).error?.issues ?? [],
    candidateReportOrder,
    otherProblems(values, { resume, photo, video }),
  )

  return {
    kind,
    control: form.control,
    resume,
    photo,
    video,
    /** The address of the profile's video. */
    videoUrl: video.isRemoved ? undefined : (profile?.video ?? undefined),
    values,
    /** All problems that a submit would show, including those not shown yet. */
    problems,
    /** False until the schema is loaded. Until then only file problems are found. */
    isChecked: form.rules !== undefined,
    isSubmitting: form.formState.isSubmitting,
    formState: form.formState,

    /** The props of a text field or choice. */
    field: (name: CandidateField) => ({
      ...form.register(name, { onChange: () => recheck(name) }),
      error: errorText(form.formState.errors[name]?.message),
    }),
    /** The errors shown now, in the order of the form. */
    shownErrors: candidateReportOrder.flatMap((name) => {
      const message = errorText(form.formState.errors[name]?.message)
      return message === undefined ? [] : [{ name, message }]
    }),
    errorOf: (name: CandidateField) => errorText(form.formState.errors[name]?.message),
    /** Whether the product makes the resume from the answers; a chosen PDF goes before it. */
    setMakeResume(isMade: boolean): void {
      form.setValue('makeResume', isMade, { shouldDirty: true })
      recheck('resumePdf')
    },
    /** Sets a value that follows from another. */
    fill(name: CandidateField, value: string): void {
      form.setValue(name, value, { shouldDirty: true })
      recheck(name)
    },
    mark: (names: readonly CandidateField[]) => form.trigger(names),
    submit: ((onValid, onProblems) =>
      form.submit(async (answers) => {
        const files = await settleFiles()
        await onValid({
          ...answers,
          resumePdf: files.resume.file,
          profile: files.photo.file,
          video: files.video.file,
        })
      }, onProblems)) satisfies typeof form.submit,
    fieldsOf: form.fieldsOf,
    showServerError: form.showServerError,
  }
}
