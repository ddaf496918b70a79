import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { messageParts, pickPart } from '#contract/i18n/catalogue-parts.ts'
import type { MessageAddresses, MessagePart } from '#contract/i18n/catalogue-parts.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'

type MessageFile = { readonly part: MessagePart; readonly address: string; readonly json: string }

/**
 * Serves the parts of each locale's catalogue to browsers. An address contains a hash of the content, so the content
 * of an address never changes.
 *
 * @returns the addresses of a locale's parts
 */
export function serveMessages(
  app: FastifyInstance,
  languages: Languages,
): (locale: Locale) => MessageAddresses {
  const files = new Map(
    [languages.main, ...languages.enabled].map((locale) => [
      locale,
      messageParts.map((part) => toFile(languages, locale, part)),
    ]),
  )

  app.get<{ Params: { locale: string; name: string } }>(
    '/messages/:locale/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { locale, name } = request.params
      const file = files.get(locale)?.find(({ part }) => name.startsWith(`${part}.`))
      if (!file) throw new AppError('NOT_FOUND')
      // A page of an earlier build asks for its own hash, and gets the messages of today.
      const isCurrent = request.url === file.address
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
        .send(file.json)
    },
  )

  const addresses = new Map(
    [...files].map(([locale, parts]) => [
      locale,
      Object.fromEntries(parts.map(({ part, address }) => [part, address])),
    ]),
  )
  return (locale) => addresses.get(locale) ?? addresses.get(languages.main) ?? {}
}

function toFile(languages: Languages, locale: Locale, part: MessagePart): MessageFile {
  const json = JSON.stringify(pickPart(languages.catalogueOf(locale), part))
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  return { part, address: `/messages/${locale}/${part}.${hash}.json`, json }
}
