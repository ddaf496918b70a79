import { useNavigate } from 'react-router'
import type { ApplicationsShown } from '#contract/applications/stages.ts'
import { applicationsShown } from '#contract/applications/stages.ts'
import type { MyTurn } from '#contract/applications/schemas.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { MyApplications } from './my-applications.tsx'
import { MyTurns } from './my-turns.tsx'
import type { MyApplicationsProps } from './my-applications.tsx'

interface ApplicationsScreenProps extends Omit<MyApplicationsProps, 'isTarget' | 'headingLevel'> {
  shown: ApplicationsShown
  /** The applications that wait for the person. */
  turns: readonly MyTurn[]
}

/** The page of the candidate's applications, by whether they are going on. The address has the tab. */
export function ApplicationsScreen({ shown, turns, ...props }: ApplicationsScreenProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return (
    <div className="wrap pt-6 lg:pt-8">
      <h1>{t('application.myTitle')}</h1>
      <MyTurns turns={turns} />
      <Tabs
        label={t('application.myTitle')}
        items={applicationsShown.map((value) => ({
          value,
          label: t(`application.shown.${value}`),
        }))}
        value={shown}
        className="mb-4"
        onChange={(value) =>
          void navigate(`${paths.myApplications()}?show=${value}`, { replace: true })
        }
      >
        <MyApplications {...props} shown={shown} />
      </Tabs>
    </div>
  )
}
