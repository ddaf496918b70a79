import { ArrowLeft, Phone } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import type { Block } from '#contract/blocks/schemas.ts'
import type { OrganisationForAdmins } from '#contract/evidence/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { useTypedLanguage } from '#web/lib/i18n/use-typed-language.ts'
import { paths } from '#web/lib/paths.ts'
import { BadgeCheck, Ban } from 'lucide-react'
import { BlockCompanyDialog } from '#web/features/blocks/block-company-dialog.tsx'
import { CompanyBlock } from '#web/features/blocks/company-block.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.ts'
import { dayOf } from './evidence-texts.ts'
import { EvidenceHistory } from './evidence-history.tsx'
import { EvidenceToDecide } from './evidence-to-decide.tsx'
import { OrganisationFacts } from './organisation-facts.tsx'
import { OrganisationTeam } from './organisation-team.tsx'

interface OrganisationScreenProps {
  organisation: OrganisationForAdmins
  /** The block that stands. */
  block: Block | undefined
  /** What else admins do with it. */
  children: ReactNode
}

/** A company for admins: its evidence with what they decide, and what else is known. */
export function OrganisationScreen({ organisation, block, children }: OrganisationScreenProps) {
  const { t } = useTranslation()
  const langOf = useTypedLanguage()
  const [params] = useSearchParams()
  const [isBlocking, setBlocking] = useState(params.get('block') === 'company' && !block)
  const { name, address, joinedAt, level, isBlocked, phone, items, history, team } = organisation
  return (
    <div className="wrap py-6 stack">
      <Link className="link" to={paths.organisations()}>
        <Icon of={ArrowLeft} />
        {t('organisations.back')}
      </Link>
      <div className="panel stack">
        <div className="flex flex-wrap gap-4 justify-between items-start">
          <div className="min-w-0">
            <h1 className="break-words" lang={langOf(name)}>
              {name === '' ? t('organisations.noName') : name}
            </h1>
            <p className="text-fg-2 break-words">
              {[address, t('organisations.joined', { day: dayOf(joinedAt) })]
                .filter((part) => part !== '')
                .join(' · ')}
            </p>
            <p className="flex flex-wrap gap-2 mt-2">
              <Badge icon={BadgeCheck} tone={level === 'none' ? 'plain' : 'success'}>
                {t(`evidence.level.${level}`)}
              </Badge>
              {isBlocked && (
                <Badge icon={Ban} tone="error">
                  {t('organisations.blocked')}
                </Badge>
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {phone !== null && (
              <a className="btn btn--sec" href={`tel:${phone}`}>
                <Icon of={Phone} />
                {t('organisations.call', { phone })}
              </a>
            )}
            {!block && (
              <Button kind="danger" icon={Ban} onClick={() => setBlocking(true)}>
                {t('blocks.blockCompany')}
              </Button>
            )}
          </div>
        </div>
        {block && <CompanyBlock block={block} />}
        <BlockCompanyDialog
          organisation={organisation}
          open={isBlocking}
          onClose={() => setBlocking(false)}
        />
        <section aria-labelledby="evidence-heading">
          <h2 id="evidence-heading" className="text-h3">
            {t('organisations.evidence')}
          </h2>
          <ul>
            {items.map((item) => (
              <EvidenceToDecide key={`${item.kind} ${item.id} ${item.state}`} item={item} />
            ))}
          </ul>
        </section>
        <div className="grid gap-6 lg:grid-cols-2">
          <OrganisationFacts organisation={organisation} />
          <EvidenceHistory history={history} />
          <OrganisationTeam team={team} />
        </div>
        {children}
      </div>
    </div>
  )
}
