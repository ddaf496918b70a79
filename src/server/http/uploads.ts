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

/**
 * What the parser lets through at most: one byte more than any file may have, so that it is noticed
 * here. Each field's own limit is kept while it is read.
 */
function largestFile(fileFields: Endpoint['files']): number {
  return Math.max(1, ...Object.values(fileFields).map(({ kind }) => fileRules[kind].limit))
}

/** What no honest form comes near to: every file twice as large as it may be, and its other fields. */
function largestBody(fileFields: Endpoint['files']): number {
  const files = Object.values(fileFields).map(({ kind }) => fileRules[kind].limit)
  return 2 * files.reduce((sum, limit) => sum + limit, 500_000)
}

/**
 * Reads a multipart body. Only the call's own file fields are taken; an empty file input counts as
 * no file.
 * @throws AppError MALFORMED for an unknown file field or a body that is no form, TOO_LARGE for one
 * that says so itself, IMAGE_TOO_LARGE, RESUME_TOO_LARGE or VIDEO_TOO_LARGE
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: Endpoint['files'],
): Promise<MultipartForm> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > largestBody(fileFields)) throw new AppError('TOO_LARGE')
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
  const isLengthKnown = request.headers['content-length'] !== undefined
  for await (const part of parts) {
    if (part.type === 'field') {
      fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), String(part.value)])
      continue
    }
    const bytes = await readFile(part, fileFields[part.fieldname], isLengthKnown)
    if (bytes.length > 0) files.set(part.fieldname, { bytes, fileName: part.filename })
  }
  return {
    fields: Object.fromEntries(
      [...fields].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
    ),
    files: Object.fromEntries(files),
  }
}

async function readFile(
  part: MultipartFile,
  field: FileField | undefined,
  isLengthKnown: boolean,
): Promise<Buffer> {
  const rule = field && fileRules[field.kind]
  const most = rule ? rule.limit - 1 : 0
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part.file) {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
    // Where the end is known the rest is read and dropped, so that the refusal finds somebody who
    // listens; otherwise there may be no end.
    else if (!isLengthKnown) break
  }
  if (length <= most) return Buffer.concat(chunks)
  if (!rule) throw new AppError('MALFORMED', { detail: 'unexpected file field' })
  const { messageKey } = errorTable[rule.tooLarge]
  throw new AppError(rule.tooLarge, { fields: { [part.fieldname]: messageKey } })
}
