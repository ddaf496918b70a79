import { Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { assessmentCalls } from '#contract/assessment-calls.ts'
import { dayMonthYear } from '#contract/india-time.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import type { TypingState } from '#contract/typing-tests/schemas.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.ts'

interface TypingAnswerProps {
  language: TypingLanguage
  /** Where the test leads back to; the page itself without it. */
  backPath?: string | undefined
  /** The words a minute that count, once they are known. */
  onKnown?: ((words: number) => void) | undefined
}

/** What a typing test has found of the person, and the way to take it. */
export function TypingAnswer({ language, backPath, onKnown }: TypingAnswerProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const state = useTypingState(language, onKnown)
  const best = state?.best
  return (
    <div className="flex flex-wrap items-center gap-3">
      {best && <p>{t('typing.bestShort', { ...best, day: dayMonthYear(best.day) })}</p>}
      {state?.triesLeft !== 0 && (
        <ButtonLink
          kind="sec"
          size="sm"
          icon={Keyboard}
          render={<Link to={paths.typingTest(language, backPath ?? pathname + search)} />}
        >
          {t(best ? 'typing.takeAgain' : 'typing.take')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Undefined until it is known, and without a connection: the test can be opened all the same. */
function useTypingState(
  language: TypingLanguage,
  onKnown: ((words: number) => void) | undefined,
): TypingState | undefined {
  const api = useApi()
  const [state, setState] = useState<TypingState>()
  useEffect(() => {
    const controller = new AbortController()
    api
      .call(assessmentCalls.readTypingTest, { query: { language }, signal: controller.signal })
      .then(setState)
      .catch((error: unknown) => {
        if (!controller.signal.aborted && !(error instanceof ApiError)) throw error
      })
    return () => controller.abort()
  }, [api, language])
  const words = state?.best?.words
  const tell = useEffectEvent((known: number) => onKnown?.(known))
  useEffect(() => {
    if (words !== undefined) tell(words)
  }, [words])
  return state
}
