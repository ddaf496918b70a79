import { ArrowRight } from 'lucide-react'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { Link } from '#web/ui/link.ts'
import { Bust } from '#web/art/arch.tsx'
import { palette } from '#web/art/palette.ts'
import type { Person } from '#web/art/people.tsx'
import { paths } from '#web/lib/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface ChooseDialogProps {
  open: boolean
  onClose: () => void
}

/** 'What are you looking for?': work, or people to hire. */
export function ChooseDialog({ open, onClose }: ChooseDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('choose.title')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Choice
            to={paths.candidateLogin()}
            who="agent"
            background={palette.marigold500}
            title={t('nav.searchJob')}
            text={t('choose.work')}
            onChoose={onClose}
          />
          <Choice
            to={paths.employerLogin()}
            who="boss"
            background={palette.peacock500}
            title={t('nav.postJob')}
            text={t('choose.hire')}
            onChoose={onClose}
          />
        </>
      }
    />
  )
}

interface ChoiceProps {
  to: string
  who: Person
  background: string
  title: string
  text: string
  onChoose: () => void
}

function Choice({ to, who, background, title, text, onChoose }: ChoiceProps) {
  return (
    <Link className="pick" to={to} onClick={onChoose}>
      <span className="pick__a">
        <Bust who={who} background={background} />
      </span>
      <span>
        <b>{title}</b>
        <span className="block text-small text-fg-2">{text}</span>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  )
}
