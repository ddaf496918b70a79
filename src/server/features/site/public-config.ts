import { signInProviders } from '#contract/accounts/provider-sign-in.ts'
import type { PublicConfig } from '#contract/site/schemas.ts'
import type { Config } from '#server/config/config.ts'

/** The part of the configuration that every visitor may read. */
export function toPublicConfig(config: Config): PublicConfig {
  return {
    productName: config.productName,
    publicUrl: config.publicUrl.replace(/\/+$/, ''),
    ...(config.languages.length > 1 && { languages: [...config.languages] }),
    supportPhone: config.supportPhone,
    supportEmail: config.supportEmail,
    registeredAddress: config.registeredAddress,
    sampleContacts: [...config.sampleContacts],
    socialLinks: config.socialLinks,
    signInProviders: signInProviders.filter((provider) => config[provider] !== undefined),
    ...(config.bulkDiscounts.length > 0 && { bulkDiscounts: [...config.bulkDiscounts] }),
    isDemonstration: config.isDemonstration,
  }
}
