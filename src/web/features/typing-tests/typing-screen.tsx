import { Keyboard } from 'lucide-react'
import { dayMonthYear } from '#contract/india-time.ts'
import type { TypingLanguage } from '#contract/typing-tests/languages.ts'
import { limits } from '#contract/limits.ts'
import type { FinishedTyping, TypingState } from '#contract/typing-tests/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Link } from '#web/ui/link.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TypingMinute } from './typing-minute.tsx'
import { useTypingTest } from './use-typing-test.ts'
import './typing.css'

interface TypingScreenProps {
  language: TypingLanguage
  state: TypingState
  /** Where the person came from. */
  backPath: string
}

/** The typing test: what it is, the minute, and what came of it. */
export function TypingScreen({ language, state, backPath }: TypingScreenProps) {
  const { t } = useTranslation()
  const test = useTypingTest(language, state)
  const { current, finished, best, triesLeft } = test
  return (
    <div className="wrap max-w-[44rem] py-6">
      <h1>{t(`typing.title.${language}`)}</h1>
      <div className="panel stack mt-4">
        {current?.typed !== undefined ? (
          test.isSending ? (
            <output aria-busy="true">{t('typing.sending')}</output>
          ) : (
            <Notice tone="error">
              <p role="alert">{t('typing.notSent')}</p>
              <Button kind="sec" size="sm" className="mt-2" onClick={test.sendAgain}>
                {t('typing.sendAgain')}
              </Button>
            </Notice>
          )
        ) : current ? (
          <TypingMinute
            key={current.testId}
            language={language}
            passage={current.passage}
            onEnd={test.end}
            onStop={test.stop}
          />
        ) : (
          <>
            {finished ? <Result finished={finished} /> : <Explanation language={language} />}
            {best && !finished && (
              <p>{t('typing.best', { ...best, day: dayMonthYear(best.day) })}</p>
            )}
            <p className="text-fg-2">
              {triesLeft > 0 ? t('typing.triesLeft', { count: triesLeft }) : t('typing.triesUsed')}
            </p>
            <div className="flex flex-wrap gap-3">
              {triesLeft > 0 && (
                <Button
                  kind={finished ? 'sec' : 'go'}
                  icon={Keyboard}
                  loading={test.isBeginning}
                  onClick={test.begin}
                >
                  {t(finished ? 'typing.beginAgain' : 'typing.begin')}
                </Button>
              )}
              <ButtonLink kind={finished ? 'pri' : 'sec'} render={<Link to={backPath} />}>
                {t('typing.back')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

function Explanation({ language }: { language: TypingLanguage }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t('typing.how')}</p>
      <p>{t('typing.bestCounts', { days: limits.typingResultDays })}</p>
      <p className="text-fg-2">
        {t('typing.keyboard', { language: t(`typing.language.${language}`) })}
      </p>
    </>
  )
}

function Result({ finished: { result, best } }: { finished: FinishedTyping }) {
  const { t } = useTranslation()
  const isBest = result.words === best.words && result.accuracy === best.accuracy
  return (
    <output className="block">
      <p className="typing__result">{t('typing.result', { words: result.words })}</p>
      <p>{t('typing.accuracy', { accuracy: result.accuracy })}</p>
      <p className="text-fg-2">{t(isBest ? 'typing.counts' : 'typing.stays')}</p>
    </output>
  )
}
