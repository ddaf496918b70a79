import { useEffect, useRef, useState } from 'react'
import type { LogEntry, LogEntryForm } from '#contract/applications/log.ts'
import type { ContactWay } from '#contract/applications/log-options.ts'
import { calls } from '#contract/calls.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import type { Api } from '#web/lib/api/api.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'

type Loaded = {
  readonly applicantId: string
  readonly entries: readonly LogEntry[]
  readonly nextCursor: string | null
}

type Contacted = { readonly applicantId: string; readonly way: ContactWay }

export type ApplicantLog = NonNullable<ReturnType<typeof useApplicantLog>>

/** What the team keeps about the open applicant. Undefined where nobody is open, or the reader may not. */
export function useApplicantLog(jobId: string, applicantId: string | undefined) {
  const { t } = useTranslation()
  const api = useApi()
  const [loaded, setLoaded] = useState<Loaded>()
  const [failedId, setFailedId] = useState<string>()
  const [contacted, setContacted] = useState<Contacted>()
  /** An entry that is sent again after a failure keeps its id. */
  const sent = useRef({ content: '', entryId: '' })

  useEffect(() => {
    if (applicantId === undefined) return undefined
    const controller = new AbortController()
    listLog(api, { jobId, applicantId }, { signal: controller.signal })
      .then((part) => setLoaded({ applicantId, entries: part.items, nextCursor: part.nextCursor }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setFailedId(applicantId)
      })
    return () => controller.abort()
  }, [api, jobId, applicantId])

  const { run, pending } = useMutation({
    call: (client, { about, entry }: { about: string; entry: LogEntryForm }) =>
      client.call(calls.addLogEntry, {
        params: { jobId, applicantId: about },
        body: { ...entry, entryId: idOf(about, entry) },
      }),
    toastId: 'applicant-log',
    successText: () => t('review.logSaved'),
    onSuccess: ({ entry }, { about }) => {
      sent.current = { content: '', entryId: '' }
      setContacted(undefined)
      setLoaded((before) =>
        before?.applicantId === about ? { ...before, entries: [entry, ...before.entries] } : before,
      )
    },
    revalidate: 'never',
  })

  const { run: loadOlder, isPending: isLoadingOlder } = useMutation({
    call: (client, { about, cursor }: { about: string; cursor: string }) =>
      listLog(client, { jobId, applicantId: about }, { cursor }),
    toastId: 'applicant-log',
    onSuccess: ({ items, nextCursor }, { about }) =>
      setLoaded((before) =>
        before?.applicantId === about
          ? { ...before, entries: [...before.entries, ...items], nextCursor }
          : before,
      ),
    revalidate: 'never',
  })

  function idOf(about: string, entry: LogEntryForm): string {
    const content = JSON.stringify([about, entry])
    if (sent.current.content !== content) sent.current = { content, entryId: crypto.randomUUID() }
    return sent.current.entryId
  }

  if (applicantId === undefined) return undefined
  const own = loaded?.applicantId === applicantId ? loaded : undefined
  return {
    entries: own?.entries,
    isFailed: own === undefined && failedId === applicantId,
    pending: pending?.entry,
    /** How the applicant was just contacted, until the outcome is told. */
    contactedBy: contacted?.applicantId === applicantId ? contacted.way : undefined,
    /** Asks what came of a call with somebody. */
    askOutcome: (about: string, way: ContactWay) => setContacted({ applicantId: about, way }),
    /** Whether it was saved. */
    add: (entry: LogEntryForm) => run({ about: applicantId, entry }),
    isLoadingOlder,
    /** Undefined when there is nothing older. */
    showOlder: own?.nextCursor
      ? () => void loadOlder({ about: applicantId, cursor: own.nextCursor ?? '' })
      : undefined,
  }
}

const listLog = (
  api: Pick<Api, 'list'>,
  params: { jobId: string; applicantId: string },
  { cursor, signal }: { cursor?: string; signal?: AbortSignal },
) => api.list(calls.listApplicantLog, { params, query: { cursor }, ...(signal && { signal }) })
