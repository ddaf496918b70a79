import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { calls } from '#contract/calls.ts'
import { closingActTo, isClosingAct } from '#contract/jobs/moves.ts'
import type { ClosingAct, EmployerAct } from '#contract/jobs/moves.ts'
import type { FullJob } from '#contract/jobs/schemas.ts'
import { useMutation } from '#web/lib/api/use-mutation.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { useMayAct } from '#web/lib/team-role.ts'
import { ActionMenu } from '#web/ui/action-menu.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { JobClosingDialog } from './job-closing-dialog.tsx'
import { jobMenuItems } from './job-menu-items.ts'
import type { JobMenuAct } from './job-menu-items.ts'
import { ReplaceDraftDialog } from './replace-draft-dialog.tsx'
import { usePostAgain } from './use-post-again.ts'

type Opened = { readonly jobId: string; readonly anchor: HTMLElement | null }
type Acting = { readonly job: FullJob; readonly act: EmployerAct; readonly joined?: number }

const loadShareDialog = async () => (await import('./share-dialog.tsx')).ShareDialog

export type OpenJobMenu = (job: FullJob, anchor: HTMLElement) => void

/**
 * The menu of a job on the dashboard, and the dialogs that it opens. An open menu follows its job when the list
 * loads again, and shuts when the job has left the list.
 */
export function useJobMenu(
  accountId: string,
  jobs: readonly FullJob[],
): { openMenu: OpenJobMenu; menu: ReactNode } {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMayAct()
  const postAgain = usePostAgain(accountId)
  const [opened, setOpened] = useState<Opened>()
  const [isOpen, setOpen] = useState(false)
  const [sharing, setSharing] = useState<{ job: FullJob; isOpen: boolean }>()
  const [closing, setClosing] = useState<{ job: FullJob; act: ClosingAct }>()
  const { run, isPending } = useMutation({
    call: (api, { job, act, joined }: Acting) =>
      api.call(calls.actOnJob, {
        params: { jobId: job.id },
        body: { act, version: job.version, joined },
      }),
    toastId: 'job-act',
    successText: ({ message }) => message,
    // A close tells applicants later; until then it can be taken back. From a pause a job would go live.
    successAction: ({ version, state }, { job, act }) =>
      job.state === 'live' && state !== 'live' && isClosingAct(act)
        ? {
            label: t('jobMenu.undo'),
            run: () => void run({ job: { ...job, version }, act: 'reopen' }),
          }
        : undefined,
    revalidate: 'always',
  })

  function choose(job: FullJob, act: JobMenuAct): void {
    setOpen(false)
    if (act === 'edit') void navigate(paths.editOwnJob(job.id))
    else if (act === 'renew') void navigate(paths.renewJob(job.id))
    else if (act === 'statistics') void navigate(paths.statistics(job.id))
    else if (act === 'share') setSharing({ job, isOpen: true })
    else if (act === 'postAgain') postAgain.start(job)
    else if (act === 'joined') setClosing({ job, act: closingActTo(job.state) })
    else if (isClosingAct(act)) setClosing({ job, act })
    else void run({ job, act })
  }

  async function close(joined: number | undefined): Promise<void> {
    if (!closing) return
    await run({ ...closing, ...(joined !== undefined && { joined }) })
    setClosing(undefined)
  }

  const openedJob = jobs.find(({ id }) => id === opened?.jobId)
  // A menu whose job is gone must not open by itself when the job comes back.
  if (isOpen && !openedJob) setOpen(false)
  const items = openedJob ? jobMenuItems(t, openedJob, may) : []
  return {
    openMenu: (job, anchor) => {
      setOpened({ jobId: job.id, anchor })
      setOpen(true)
    },
    menu: (
      <>
        <ActionMenu
          open={isOpen}
          anchor={opened?.anchor ?? null}
          title={openedJob?.jobTitle ?? ''}
          closeLabel={t('common.close')}
          entries={items}
          onChoose={(key) => {
            const item = items.find(({ act }) => act === key)
            if (openedJob && item) choose(openedJob, item.act)
          }}
          onClose={() => setOpen(false)}
        />
        <JobClosingDialog
          key={closing?.job.id}
          closing={closing}
          isSaving={isPending}
          onConfirm={(joined) => void close(joined)}
          onCancel={() => setClosing(undefined)}
        />
        <LazyPart
          load={loadShareDialog}
          isRequested={sharing?.isOpen === true}
          onMissed={() => setSharing(undefined)}
          props={{
            job: sharing?.job,
            open: sharing?.isOpen === true,
            onClose: () => setSharing(sharing && { ...sharing, isOpen: false }),
          }}
        />
        <ReplaceDraftDialog postAgain={postAgain} />
      </>
    ),
  }
}
