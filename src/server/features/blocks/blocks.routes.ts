import { endpoints } from '#contract/endpoints.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import type { BlocksService } from './blocks.service.ts'

export function bindBlocks(bind: Bind, { blocks }: { readonly blocks: BlocksService }): void {
  bind.signedIn(endpoints.listBlocks, async ({ viewer, query, sendPage }) =>
    sendPage(await blocks.list(viewer, query)),
  )
  bind.signedIn(endpoints.readBlockImpact, ({ query }) => blocks.readImpact(query))
  bind.signedIn(endpoints.addBlock, ({ viewer, body }) => blocks.add(viewer, body))
  bind.signedIn(endpoints.readOrganisationBlock, ({ viewer, params }) =>
    blocks.readOfOrganisation(viewer, params.organisationId),
  )
  bind.signedIn(endpoints.blockOrganisation, ({ viewer, params, body }) =>
    blocks.blockOrganisation(viewer, params.organisationId, body),
  )
  bind.signedIn(endpoints.agreeToBlock, ({ viewer, params }) =>
    blocks.agree(viewer, params.blockId),
  )
  bind.signedIn(endpoints.endBlock, ({ viewer, params, body }) =>
    blocks.end(viewer, params.blockId, body),
  )
}
