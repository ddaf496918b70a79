import { Files, Pencil } from 'lucide-react'
import type { OwnCard } from '#contract/applications/schemas.ts'
import type { ShownFile } from '#contract/applications/shown-facts.ts'
import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { OwnFacts } from '../own-facts.tsx'

const fileNames = {
  resume: 'applySheet.file.resume',
  profile: 'applySheet.file.photo',
  video: 'applySheet.file.video',
  certificates: 'applySheet.file.certificates',
} as const satisfies Record<ShownFile, MessageKey>

interface WhatTheySeeProps {
  company: string
  card: OwnCard
  /** The form in which everything can be changed. */
  editPath: string
}

/** Exactly what the employer will see: the facts and files of the applicant's card. */
export function WhatTheySee({ company, card, editPath }: WhatTheySeeProps) {
  const { t } = useTranslation()
  return (
    <section className="seen" aria-labelledby="apply-seen">
      <div className="seen__h">
        <h3 id="apply-seen">{t('applySheet.seen', { company })}</h3>
        <ButtonLink kind="quiet" size="sm" icon={Pencil} render={<Link to={editPath} />}>
          {t('applySheet.edit')}
        </ButtonLink>
      </div>
      <OwnFacts facts={card.facts} />
      <p className="seen__n">
        <Icon of={Files} />
        <span>
          {t('applySheet.files', { files: t.list(card.files.map((file) => t(fileNames[file]))) })}
        </span>
      </p>
    </section>
  )
}
