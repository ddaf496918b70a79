import type { Config } from '#server/config/config.ts'
import { contactSettingOf } from '#server/config/contact-settings.ts'
import { note } from './finding.ts'
import type { Finding } from './finding.ts'

/** A note for each contact that is still a placeholder where real people look for help. */
export function checkContacts({
  isProduction,
  sampleContacts,
}: Pick<Config, 'isProduction' | 'sampleContacts'>): Finding[] {
  if (!isProduction) return []
  return sampleContacts.map((field) => {
    const setting = contactSettingOf[field]
    return note(
      'Contact',
      `${setting} is the placeholder, so pages show a sample`,
      `set ${setting}`,
    )
  })
}
