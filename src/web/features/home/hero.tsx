import { Pause, Play } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { rotateEveryMs } from '#web/lib/hydration/rotate-until-hydrated.ts'
import { Slips } from '#web/art/slips.tsx'
import { Stair } from '#web/art/stair.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CandidateMessage, EmployerMessage } from './hero-messages.tsx'
import { useRotation } from './use-rotation.ts'

const employers = 0
const candidates = 1

/**
 * The employers' message and the job seekers' message take turns. Both stay in the layout and one
 * is invisible, so that the content below does not jump.
 */
export function Hero({ productName }: { productName: string }) {
  const { t } = useTranslation()
  const { current, isOn, choose, toggle, restProps } = useRotation(2, rotateEveryMs)
  const isForEmployers = current === employers
  // The inline script may switch messages before hydration, so each message declares its other
  // state.
  const turned = (attributes: Readonly<Record<string, string>>) => ({
    'data-rotated': JSON.stringify(attributes),
  })
  const look = (isTheirs: boolean) => ({
    className: cx('hero', isTheirs ? 'hero--emp on-brand' : 'hero--cand'),
    'aria-label': t(isTheirs ? 'home.hero.employers' : 'home.hero.candidates'),
  })
  const hides = (isHidden: boolean) => ({
    className: cx(isHidden && 'invisible'),
    ...turned({ class: isHidden ? '' : 'invisible' }),
  })

  return (
    <section
      {...look(isForEmployers)}
      {...turned({
        class: look(!isForEmployers).className,
        'aria-label': look(!isForEmployers)['aria-label'],
      })}
      {...restProps}
    >
      <div className="wrap hero__in">
        <div className="hero__text">
          <div className="hero__pile">
            <div {...hides(!isForEmployers)}>
              <EmployerMessage productName={productName} />
            </div>
            <div {...hides(isForEmployers)}>
              <CandidateMessage productName={productName} />
            </div>
          </div>
          <fieldset className="turn until-script">
            <legend className="sr-only">{t('home.hero.label')}</legend>
            <div className="turn__t">
              <button
                type="button"
                aria-pressed={!isForEmployers}
                {...turned({ 'aria-pressed': String(isForEmployers) })}
                onClick={() => choose(candidates)}
              >
                {t('home.hero.candidates')}
              </button>
              <button
                type="button"
                aria-pressed={isForEmployers}
                {...turned({ 'aria-pressed': String(!isForEmployers) })}
                onClick={() => choose(employers)}
              >
                {t('home.hero.employers')}
              </button>
            </div>
            <IconButton
              icon={isOn ? Pause : Play}
              label={t(isOn ? 'home.hero.pause' : 'home.hero.resume')}
              onClick={toggle}
            />
          </fieldset>
        </div>
        <div className="hero__art hero__pile">
          <div {...hides(!isForEmployers)}>
            <Slips stamp={t('home.hero.stamp')} />
          </div>
          <div {...hides(isForEmployers)}>
            <Stair
              steps={[
                t('home.hero.stepSelect'),
                t('home.hero.stepApply'),
                t('home.hero.stepInterview'),
              ]}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
