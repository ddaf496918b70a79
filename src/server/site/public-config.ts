import { signInProviders } from '#contract/provider-sign-in.ts'
import type { PublicConfig } from '#contract/site.ts'
import type { Config } from '../config.ts'

/** The part of the configuration that every visitor may read. */
export function toPublicConfig(config: Config): PublicConfig {
  return {
    productName: config.productName,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    supportPhone: config.supportPhone,
    supportEmail: config.supportEmail,
    registeredAddress: config.registeredAddress,
    socialLinks: config.socialLinks,
    signInProviders: signInProviders.filter((provider) => config[provider] !== undefined),
    isDemonstration: config.isDemonstration,
  }
}
