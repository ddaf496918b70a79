import { endpoints } from '#contract/endpoints.ts'
import type { Config } from '#server/config/config.ts'
import type { Bind } from '#server/http/binding/endpoint.ts'
import { toPublicConfig } from './public-config.ts'

export function bindSite(bind: Bind, config: Config): void {
  bind.open(endpoints.getSite, async () => toPublicConfig(config))
}
