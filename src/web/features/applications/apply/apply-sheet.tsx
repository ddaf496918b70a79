import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnCard } from '#contract/applications/schemas.ts'
import { calls } from '#contract/calls.ts'
import type { JobDetails } from '#contract/jobs/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useAnswers } from '../questions/use-answers.ts'
import { ApplyParts } from './apply-parts.tsx'
import { keepAnswers, readKeptAnswers } from './kept-answers.ts'
import { useApply } from './use-apply.ts'
import './apply-sheet.css'

export interface ApplySheetProps {
  open: boolean
  job: JobDetails
  onClose: () => void
}

/** Applying in one sheet: what the employer will see, the questions, one button. An unfinished profile comes first. */
export function ApplySheet({ open, job, onClose }: ApplySheetProps) {
  const { t } = useTranslation()
  const [initial] = useState(() => readKeptAnswers(job.id))
  const answers = useAnswers(job.questions, initial)
  const { card, failure } = useOwnCard(open, job.id)
  const { apply, isPending, problem, isQueued } = useApply(job)
  const { values } = answers
  useEffect(() => {
    if (open && Object.keys(values).length > 0) keepAnswers(job.id, values)
  }, [open, job.id, values])

  const canSend = card !== undefined && !isQueued && problem?.kind !== 'closed'
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('applySheet.title')}
      closeLabel={t('applySheet.close')}
      isSide
      footer={
        canSend && (
          <Button
            kind="go"
            size="lg"
            block
            className="col-span-full"
            loading={isPending}
            loadingText={t('applySheet.sending')}
            onClick={() => {
              if (answers.check()) apply(answers.given())
            }}
          >
            {t(problem?.kind === 'failed' ? 'applySheet.tryAgain' : 'job.applyNow')}
          </Button>
        )
      }
    >
      {failure !== undefined && (
        <Notice tone="error">
          <p role="alert">{failure}</p>
        </Notice>
      )}
      {card === undefined ? (
        failure === undefined && <output aria-busy="true">{t('common.loading')}</output>
      ) : (
        <ApplyParts job={job} card={card} answers={answers} problem={problem} isQueued={isQueued} />
      )}
    </Sheet>
  )
}

/** What employers see of the person. Who lacks too much answers the questions first. */
function useOwnCard(isWanted: boolean, jobId: string) {
  const api = useApi()
  const navigate = useNavigate()
  const [card, setCard] = useState<OwnCard>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    if (!isWanted) return undefined
    const controller = new AbortController()
    api
      .call(calls.readOwnCard, { signal: controller.signal })
      .then((loaded) => {
        setFailure(undefined)
        if (loaded.isFullEnough) setCard(loaded)
        else void navigate(paths.profileBuilder(paths.applySheet(jobId)), { replace: true })
      })
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        if (!(error instanceof ApiError)) throw error
        setFailure(error.message)
      })
    return () => controller.abort()
  }, [api, isWanted, jobId, navigate])
  return { card, failure }
}
