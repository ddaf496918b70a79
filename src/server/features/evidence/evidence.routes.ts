import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { EvidenceService } from './evidence.service.ts'
import type { OrganisationsService } from './organisations.service.ts'

type Services = { evidence: EvidenceService; organisations: OrganisationsService }

export function bindEvidence(bind: Bind, { evidence, organisations }: Services): void {
  bind.signedIn(endpoints.readEvidence, async ({ viewer }) => evidence.read(viewer))
  bind.signedIn(endpoints.sendEvidence, async ({ viewer, params, body, files }) =>
    evidence.send(viewer, params.kind, body, files['photo']),
  )
  bind.signedIn(endpoints.confirmWorkEmail, async ({ viewer, body }) =>
    evidence.confirmCode(viewer, body),
  )
  bind.signedIn(endpoints.listOrganisations, async ({ body, sendPage }) =>
    sendPage(await organisations.list(body)),
  )
  bind.signedIn(endpoints.readOrganisation, async ({ viewer, params }) =>
    organisations.read(viewer, params.organisationId),
  )
  bind.signedIn(endpoints.decideEvidence, async ({ viewer, params, body }) =>
    organisations.decide(viewer, params.evidenceId, body),
  )
}
