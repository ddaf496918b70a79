import { ChevronDown, Link2, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import type { LabelledJobCard } from '#contract/jobs/schemas.ts'
import { SocialIcon } from '#web/art/social-icon.tsx'
import { useAddresses } from '#web/lib/i18n/use-addresses.ts'
import { paths } from '#web/lib/paths.ts'
import { useIsHydrated } from '#web/lib/hydration/use-is-hydrated.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Button, ButtonContent } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useToasts } from '#web/ui/toast.ts'
import { useClosingMenu } from '#web/ui/use-closing-menu.ts'
import { telegramShareLink, whatsappShareLink } from './share-links.ts'

/** Shares a live job by the device's share sheet, or else by a link to its public page. */
export function ShareJob({ job }: { job: LabelledJobCard }) {
  const { t } = useTranslation()
  const { pageAddress } = useAddresses()
  const toasts = useToasts()
  const isHydrated = useIsHydrated()
  const menu = useClosingMenu()
  const [isOpen, setOpen] = useState(false)
  const hasSheet = isHydrated && 'share' in navigator
  const share = {
    url: pageAddress(paths.publicJob(job.slug)),
    text: t('job.shareText', { title: job.jobTitle, company: job.companyName }),
  }
  const look = { kind: 'quiet', size: 'sm' } as const
  const outside = { target: '_blank', rel: 'noopener noreferrer' }

  async function openSheet(): Promise<void> {
    try {
      await navigator.share({ title: job.jobTitle, ...share })
    } catch (error) {
      // Closing the share sheet is no error. On any other failure the menu remains.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOpen(true)
    }
  }

  async function copyLink(): Promise<void> {
    setOpen(false)
    try {
      await navigator.clipboard.writeText(share.url)
      toasts.success(t('job.linkCopied'))
    } catch {
      // Without a secure context or permission there is no clipboard, so the link is shown.
      toasts.warn(t('job.linkNotCopied', { link: share.url }))
    }
  }

  return (
    <div className="share">
      {hasSheet && (
        <Button {...look} icon={Share2} onClick={() => void openSheet()}>
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
              <button type="button" onClick={() => void copyLink()}>
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
