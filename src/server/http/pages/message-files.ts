import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { messageParts, pickPart } from '#contract/i18n/catalogue-parts.ts'
import type { MessageAddresses, MessagePart } from '#contract/i18n/catalogue-parts.ts'
import type { Locale } from '#contract/i18n/locales.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Languages } from '#server/lib/languages.ts'
import { isAccepted } from './content-encoding.ts'

type MessageFile = {
  readonly part: MessagePart
  readonly address: string
  readonly json: string
  /** Compressed as far as it goes when a browser first asks for it: a fifth smaller than at the speed of other replies. */
  brotli?: Promise<Buffer>
}

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
      messageParts.flatMap((part) => toFile(languages, locale, part) ?? []),
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
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
        .header('vary', 'accept-encoding')
      if (!isAccepted(request, 'br')) return reply.send(file.json)
      file.brotli ??= promisify(brotliCompress)(file.json)
      return reply.header('content-encoding', 'br').send(await file.brotli)
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

function toFile(languages: Languages, locale: Locale, part: MessagePart): MessageFile | undefined {
  const messages = pickPart(languages.catalogueOf(locale), part)
  if (Object.keys(messages).length === 0) return undefined
  const json = JSON.stringify(messages)
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  return { part, address: `/messages/${locale}/${part}.${hash}.json`, json }
}
