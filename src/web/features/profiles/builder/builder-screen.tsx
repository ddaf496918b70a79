import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { MyProfile } from '#contract/profiles/part-schemas.ts'
import { builderParts } from '#contract/profiles/parts.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { ToranMeter } from '#web/ui/toran-meter.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { AnswersSlip } from './answers-slip.tsx'
import { asks } from './asks.ts'
import './builder.css'
import { answerByKeys } from './answer-by-keys.ts'
import { ListenToQuestion } from './listen-to-question.tsx'
import { putOffProfile } from '#web/lib/put-off-profile.ts'
import { questionId } from './question-id.ts'
import { questions } from './questions.ts'
import { useBuilder } from './use-builder.ts'
import { fitFilters, fitSearch, useFitCount } from './use-fit-count.ts'

interface BuilderScreenProps {
  profile: MyProfile
  /** The frame of the page: where one is, the meter and the way out. */
  Page: ComponentType<{
    place: string | undefined
    meter: ReactNode
    out: ReactNode
    children: ReactNode
  }>
}

/** The profile, one question a screen. */
export function BuilderScreen({ profile, Page }: BuilderScreenProps) {
  const { t } = useTranslation()
  const isWide = useMedia('(min-width: 1024px)')
  const builder = useBuilder({ profile, endOf: (answers) => fitSearch(fitFilters(answers)) })
  const { part, only, number, saved, values, next } = builder
  const asksPay = part === 'pay'
  const filters = fitFilters({
    pincode: saved.pincode,
    workexperience: saved.workexperience,
    wantedPay: asksPay ? values.wantedPay : undefined,
  })
  const fitCount = useFitCount(filters, isWide || asksPay)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const Question = questions[part]
  const { ask, about } = { about: undefined, ...asks[part] }

  // A new question is read out, and one that is typed takes the cursor.
  useEffect(() => {
    const typed = form.current?.querySelector<HTMLElement>('.withmic > input')
    const isTyped = ['name', 'place', 'email'].includes(part)
    ;(isTyped ? typed : heading.current)?.focus()
  }, [part])

  useEffect(() => {
    const asked = form.current
    if (!asked) return undefined
    const answer = (event: KeyboardEvent) => answerByKeys(asked, event)
    asked.addEventListener('keydown', answer)
    return () => asked.removeEventListener('keydown', answer)
  }, [])

  const isFirstOfAll = saved.savedAt === null
  const label =
    only !== undefined
      ? t('builder.save')
      : isFirstOfAll
        ? t('builder.agreeNext')
        : asksPay && next === undefined && fitCount !== undefined && fitCount > 0
          ? t('builder.seeJobs', { count: fitCount })
          : t('builder.next')
  // Without what was to be done there, which needs the profile.
  const out = next?.replace(/\?.*/, '') ?? paths.jobSearch()
  const before = builder.before ?? out

  return (
    <Page
      place={
        only === undefined ? t('builder.count', { number, total: builderParts.length }) : undefined
      }
      meter={
        only === undefined && (
          <ToranMeter
            total={builderParts.length}
            done={number - 1}
            now={number}
            label={t('builder.meter', { number, total: builderParts.length })}
          />
        )
      }
      out={
        <ButtonLink kind="quiet" size="sm" render={<Link to={out} onClick={putOffProfile} />}>
          {t(only === undefined ? 'builder.later' : 'common.cancel')}
        </ButtonLink>
      }
    >
      <div className="wrap build">
        <form
          ref={form}
          noValidate
          className="build__q"
          onSubmit={(event) => {
            event.preventDefault()
            void builder.submit()
          }}
        >
          <div className="build__k">
            <span>{t(only === undefined ? 'candidate.firstTitle' : 'builder.yourProfile')}</span>
            <ListenToQuestion form={form} />
          </div>
          <h1 id={questionId} ref={heading} tabIndex={-1}>
            {t(ask)}
          </h1>
          {about !== undefined && <p className="text-fg-2">{t(about)}</p>}
          <Question
            key={part}
            values={values}
            errors={builder.errors}
            saved={saved}
            fitCount={fitCount}
            fill={builder.fill}
          />
          {builder.isKept && <output className="hint block">{t('builder.kept')}</output>}
          {isFirstOfAll && (
            <p>
              <Link className="link" to={paths.wholeFirstProfile()}>
                {t('builder.whole')}
              </Link>
            </p>
          )}
          <div className="build__bar" data-bottom-bar>
            <ButtonLink
              kind="line"
              size="lg"
              render={<Link to={before} aria-label={t('builder.back')} />}
            >
              <Icon of={ArrowLeft} />
            </ButtonLink>
            <Button
              type="submit"
              kind="pri"
              size="lg"
              block
              iconAfter={ArrowRight}
              loading={builder.isSaving}
              loadingText={t('builder.saving')}
            >
              {label}
            </Button>
          </div>
        </form>
        {only === undefined && (
          <aside className="max-lg:hidden" aria-label={t('builder.answersSoFar')}>
            <AnswersSlip profile={saved} current={part} fitCount={fitCount} />
          </aside>
        )}
      </div>
    </Page>
  )
}
