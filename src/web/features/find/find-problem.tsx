import { RotateCw } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'

interface FindProblemProps {
  answer: { readonly text: string; readonly isFailed: boolean }
  isFound: boolean
  onRetry: () => void
}

/** Says that nothing is found, or that the search failed, and offers it again. */
export function FindProblem({ answer, isFound, onRetry }: FindProblemProps) {
  const { t } = useTranslation()
  if (answer.isFailed) {
    return (
      <div className="find__none" role="alert">
        <p>{t('find.failed')}</p>
        <Button kind="sec" size="sm" icon={RotateCw} onClick={onRetry}>
          {t('search.retry')}
        </Button>
      </div>
    )
  }
  if (isFound) return null
  return (
    <output className="find__none">
      <span>{t('find.none', { text: answer.text })}</span>
    </output>
  )
}
