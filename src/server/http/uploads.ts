import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint, FileField } from '#contract/endpoint.ts'
import { errorTable } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { AppError } from '../lib/app-error.ts'

/** A file as it arrived. Nothing about it is believed yet: name and type are the sender's. */
export type Upload = { readonly bytes: Buffer; readonly fileName: string }

export type MultipartForm = {
  /** A field sent more than once is a list. */
  readonly fields: Readonly<Record<string, string | string[]>>
  readonly files: Readonly<Record<string, Upload>>
}

type FileRule = {
  /** Files must be smaller than this. */
  readonly limit: number
  readonly tooLarge: 'IMAGE_TOO_LARGE' | 'RESUME_TOO_LARGE' | 'VIDEO_TOO_LARGE'
}

const fileRules: Record<FileField['kind'], FileRule> = {
  image: { limit: limits.maxImageBytes, tooLarge: 'IMAGE_TOO_LARGE' },
  resume: { limit: limits.maxResumeBytes, tooLarge: 'RESUME_TOO_LARGE' },
  video: { limit: limits.maxVideoBytes, tooLarge: 'VIDEO_TOO_LARGE' },
}

/** What the parser lets through at most; each field's own limit is kept while it is read. */
function largestFile(fileFields: Endpoint['files']): number {
  return Math.max(0, ...Object.values(fileFields).map(({ kind }) => fileRules[kind].limit - 1))
}

/**
 * Reads a multipart body. Only the call's own file fields are taken; an empty file input counts as
 * no file.
 * @throws AppError MALFORMED for an unknown file field or a body that is no form,
 * IMAGE_TOO_LARGE, RESUME_TOO_LARGE or VIDEO_TOO_LARGE
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: Endpoint['files'],
): Promise<MultipartForm> {
  try {
    return await readParts(request, fileFields)
  } catch (error) {
    // The parser below the library throws plain errors for what it can't read or what was cut off.
    if (!(error instanceof Error) || error instanceof AppError || 'statusCode' in error) throw error
    throw new AppError('MALFORMED', { cause: error, detail: error.message })
  }
}

async function readParts(
  request: FastifyRequest,
  fileFields: Endpoint['files'],
): Promise<MultipartForm> {
  const fields = new Map<string, string[]>()
  const files = new Map<string, Upload>()
  const parts = request.parts({
    limits: {
      fileSize: largestFile(fileFields),
      files: 6,
      fields: 100,
      fieldSize: 20_000,
      parts: 110,
    },
  })
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), String(part.value)])
      continue
    }
    const bytes = await readFile(part, fileFields[part.fieldname])
    if (bytes.length > 0) files.set(part.fieldname, { bytes, fileName: part.filename })
  }
  return {
    fields: Object.fromEntries(
      [...fields].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
    ),
    files: Object.fromEntries(files),
  }
}

async function readFile(part: MultipartFile, field: FileField | undefined): Promise<Buffer> {
  const rule = field && fileRules[field.kind]
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part.file) {
    length += chunk.length
    // The rest is read and dropped, so that the refusal finds somebody who listens.
    if (rule && length < rule.limit) chunks.push(chunk)
  }
  if (!rule) {
    if (length === 0) return Buffer.alloc(0)
    throw new AppError('MALFORMED', { detail: 'unexpected file field' })
  }
  if (part.file.truncated || length >= rule.limit) {
    const { messageKey } = errorTable[rule.tooLarge]
    throw new AppError(rule.tooLarge, { fields: { [part.fieldname]: messageKey } })
  }
  return Buffer.concat(chunks)
}
