import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { ContactService } from './contact.service.ts'

export function bindContact(bind: Bind, contact: ContactService): void {
  bind.open(endpoints.submitContactForm, async ({ body, address, t }) => {
    await contact.submit(body, address)
    return { message: t('contact.sent') }
  })
  bind.signedIn(endpoints.changeContactRequest, async ({ viewer, params, body }) =>
    contact.mark(viewer, params.requestId, body),
  )
}
