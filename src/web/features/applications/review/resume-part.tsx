import { FileText } from 'lucide-react'
import type { Applicant } from '#contract/applications/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { LazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonBox } from '#web/ui/skeleton.tsx'
import './resume-part.css'

const loadPages = async () => (await import('./resume-pages.tsx')).ResumePages

interface ResumePartProps {
  person: Pick<Applicant, 'id' | 'name' | 'resume'>
  isShown: boolean
  onToggle: () => void
}

/** The resume within the applicant's card, from when it is asked for: the candidate sees that it was opened. */
export function ResumePart({ person: { id, name, resume }, isShown, onToggle }: ResumePartProps) {
  const { t } = useTranslation()
  if (resume === null) return null
  const pagesId = `resume-${id}`
  return (
    <section className="stack" aria-label={t('review.resumeOf', { name })}>
      <div>
        <Button
          kind="quiet"
          size="sm"
          icon={FileText}
          aria-expanded={isShown}
          aria-controls={pagesId}
          onClick={onToggle}
        >
          {t(isShown ? 'review.hideResume' : 'review.showResume')}
        </Button>
      </div>
      <div id={pagesId} className="stack" hidden={!isShown}>
        {isShown && (
          <LazyPart
            load={loadPages}
            isRequested
            skeleton={<SkeletonBox className="resume-page" />}
            props={{ address: resume, name }}
          />
        )}
      </div>
    </section>
  )
}
