import { CalendarCheck, PhoneCall, PhoneMissed, UserX } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { callOutcomes } from '#contract/applications/log-options.ts'
import type { CallOutcome } from '#contract/applications/log-options.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'

const icons: Readonly<Record<CallOutcome, LucideIcon>> = {
  talked: PhoneCall,
  noAnswer: PhoneMissed,
  notInterested: UserX,
  interviewFixed: CalendarCheck,
}

interface CallOutcomeButtonsProps {
  name: string
  isSaving: boolean
  onTell: (outcome: CallOutcome) => void
}

/** Asks once, after a call, what came of it. One tap answers. */
export function CallOutcomeButtons({ name, isSaving, onTell }: CallOutcomeButtonsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="call-outcome">
      <legend className="font-bold">{t('review.howWentCall', { name })}</legend>
      <div className="flex flex-wrap gap-2 mt-2">
        {callOutcomes.map((outcome) => (
          <Chip key={outcome} disabled={isSaving} onClick={() => onTell(outcome)}>
            <Icon of={icons[outcome]} size="s" />
            {t(`review.outcome.${outcome}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
