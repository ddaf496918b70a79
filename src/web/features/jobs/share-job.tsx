import { ChevronDown, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { SocialIcon } from '#web/art/social-icon.tsx'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button, ButtonContent } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useClosingMenu } from '#web/ui/use-closing-menu.ts'
import { telegramShareLink, whatsappShareLink } from './share-links.ts'
import { useShareLink } from './use-share-link.ts'

/** Shares a live job by the device's share sheet, or else by a link to its public page. */
export function ShareJob({ job }: { job: LabelledJobCard }) {
  const { t } = useTranslation()
  const { linkOf, copyLink, openSheet } = useShareLink()
  const isHydrated = useIsHydrated()
  const menu = useClosingMenu()
  const [isOpen, setOpen] = useState(false)
  const hasSheet = isHydrated && 'share' in navigator
  const share = linkOf(job)
  const look = { kind: 'quiet', size: 'sm' } as const
  const outside = { target: '_blank', rel: 'noopener noreferrer' }

  async function openSheetOrMenu(): Promise<void> {
    if (!(await openSheet(job))) setOpen(true)
  }

  async function copy(): Promise<void> {
    setOpen(false)
    await copyLink(job)
  }

  return (
    <div className="share">
      {hasSheet && (
        <Button {...look} icon={Share2} onClick={() => void openSheetOrMenu()}>
          {t('job.share')}
        </Button>
      )}
      <details
        ref={menu}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary
          className={buttonClass(look)}
          aria-label={hasSheet ? t('job.shareMore') : undefined}
        >
          {hasSheet ? (
            <Icon of={ChevronDown} />
          ) : (
            <ButtonContent icon={Share2}>{t('job.share')}</ButtonContent>
          )}
        </summary>
        <ul className="share__menu">
          <li>
            <a href={whatsappShareLink(share)} {...outside} onClick={() => setOpen(false)}>
              <SocialIcon network="whatsapp" />
              {t('job.shareWhatsapp')}
            </a>
          </li>
          <li>
            <a href={telegramShareLink(share)} {...outside} onClick={() => setOpen(false)}>
              <SocialIcon network="telegram" />
              {t('job.shareTelegram')}
            </a>
          </li>
          {isHydrated && (
            <li>
              <button type="button" onClick={() => void copy()}>
                <Icon of={Link2} size="l" />
                {t('job.copyLink')}
              </button>
            </li>
          )}
        </ul>
      </details>
    </div>
  )
}
