import type { Config } from '#server/config/config.ts'
import { fine, note } from './finding.ts'
import type { Finding } from './finding.ts'

type Setting = Pick<Config, 'hasTextStandIn' | 'smsTemplates' | 'whatsappTemplates'>

/** Says which channels of messages are switched on. */
export function checkTexts({
  hasTextStandIn,
  smsTemplates,
  whatsappTemplates,
}: Setting): Finding[] {
  if (hasTextStandIn) {
    return [note('Messages', 'SMS and WhatsApp go to /dev/outbox', 'set up a provider of SMS')]
  }
  return (
    [
      ['SMS', smsTemplates, 'sms'],
      ['WhatsApp', whatsappTemplates, 'whatsapp'],
    ] as const
  ).map(([name, templates, setting]) =>
    templates
      ? fine('Messages', `${name} is on, with ${Object.keys(templates).length} templates`)
      : note('Messages', `${name} is off`, `add ${setting} to MESSAGE_CHANNELS`),
  )
}
