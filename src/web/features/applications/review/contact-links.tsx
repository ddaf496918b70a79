import { FileText, Phone, Video } from 'lucide-react'
import type { ContactWay } from '#contract/applications/log-options.ts'
import type { Applicant } from '#contract/applications/schemas.ts'
import { SocialIcon } from '#web/art/social-icon.tsx'
import { callLink, chatLink } from '#web/lib/format/phone-links.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

interface ContactLinksProps {
  person: Applicant
  onContact: (way: ContactWay) => void
}

/** The files of an applicant, and the ways to speak with them. */
export function ContactLinks({ person, onContact }: ContactLinksProps) {
  const { t } = useTranslation()
  const { name, resume, video } = person
  return (
    <>
      <ButtonLink
        kind="sec"
        size="sm"
        icon={Phone}
        render={
          <a
            href={contactLinks.call(person)}
            aria-label={t('review.callPerson', { name })}
            onClick={() => onContact('call')}
          />
        }
      >
        {t('review.call')}
      </ButtonLink>
      <ButtonLink
        kind="sec"
        size="sm"
        render={
          <a
            href={contactLinks.whatsapp(person)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('review.whatsappPerson', { name })}
            onClick={() => onContact('whatsapp')}
          />
        }
      >
        <SocialIcon network="whatsapp" />
        {t('review.whatsapp')}
      </ButtonLink>
      {resume && (
        <ButtonLink
          kind="sec"
          size="sm"
          icon={FileText}
          render={
            <a
              href={resume}
              target="_blank"
              rel="noreferrer"
              aria-label={t('review.resumeOf', { name })}
              data-resume
            />
          }
        >
          {t('review.resume')}
        </ButtonLink>
      )}
      {video !== null && (
        <ButtonLink
          kind="sec"
          size="sm"
          icon={Video}
          render={
            <a
              href={video}
              target="_blank"
              rel="noreferrer"
              aria-label={t('review.videoOf', { name })}
            />
          }
        >
          {t('review.video')}
        </ButtonLink>
      )}
    </>
  )
}

/** Where each way of speaking with an applicant leads. */
export const contactLinks: Readonly<Record<ContactWay, (person: Applicant) => string>> = {
  call: ({ mobileNumber }) => callLink(mobileNumber),
  whatsapp: ({ mobileNumber }) => chatLink(mobileNumber),
}
