import { Pause, Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Slips } from '#web/art/slips.tsx'
import { Stair } from '#web/art/stair.tsx'
import { useIsAlive } from '#web/lib/use-is-alive.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CandidateMessage, EmployerMessage } from './hero-messages.tsx'
import { useRotation } from './use-rotation.ts'

const turnEveryMs = 5000
const employers = 0
const candidates = 1

/**
 * The employers' message and the job seekers', in turn. Both stay in place, one of them unseen, so
 * that nothing below jumps when they change.
 */
export function Hero({ productName }: { productName: string }) {
  const { t } = useTranslation()
  const isAlive = useIsAlive()
  const { current, isOn, choose, toggle, restProps } = useRotation(2, turnEveryMs)
  const isForEmployers = current === employers

  return (
    <section
      className={cx('hero', isForEmployers ? 'hero--emp on-brand' : 'hero--cand')}
      aria-label={t(isForEmployers ? 'home.hero.employers' : 'home.hero.candidates')}
      {...restProps}
    >
      <div className="wrap hero__in">
        <div className="hero__text">
          <div className="hero__pile">
            <div className={cx(!isForEmployers && 'invisible')}>
              <EmployerMessage productName={productName} />
            </div>
            <div className={cx(isForEmployers && 'invisible')}>
              <CandidateMessage productName={productName} />
            </div>
          </div>
          <fieldset className={cx('turn', !isAlive && 'invisible')}>
            <legend className="sr-only">{t('home.hero.label')}</legend>
            <div className="turn__t">
              <button
                type="button"
                aria-pressed={!isForEmployers}
                onClick={() => choose(candidates)}
              >
                {t('home.hero.candidates')}
              </button>
              <button type="button" aria-pressed={isForEmployers} onClick={() => choose(employers)}>
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
          <div className={cx(!isForEmployers && 'invisible')}>
            <Slips stamp={t('home.hero.stamp')} />
          </div>
          <div className={cx(isForEmployers && 'invisible')}>
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
