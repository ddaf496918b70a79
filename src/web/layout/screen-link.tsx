import type { MessageKey } from '#contract/i18n/message-keys.ts'
import { useTranslation } from '#web/lib/i18n/translation.ts'
import { paths } from '#web/lib/paths.ts'
import { WayCard } from '#web/ui/way-card.tsx'

/** A screen as a card links to it. Screens of one role belong to the routes of that role. */
export type LinkedScreen = {
  readonly title: MessageKey
  readonly text: MessageKey
  readonly label: MessageKey
  readonly path: () => string
}

/** Screens of every signed-in person. */
export const accountScreens = {
  devices: {
    title: 'devices.title',
    text: 'devices.linkText',
    label: 'devices.see',
    path: paths.signedInDevices,
  },
  privacy: {
    title: 'privacy.manage',
    text: 'privacy.intro',
    label: 'privacy.open',
    path: paths.myPrivacy,
  },
} as const satisfies Record<string, LinkedScreen>

/** A card that links from a profile or the settings to another screen. */
export function ScreenLink({ to }: { to: LinkedScreen }) {
  const { t } = useTranslation()
  return <WayCard title={t(to.title)} text={t(to.text)} label={t(to.label)} to={to.path()} />
}
