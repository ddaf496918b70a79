import type { FastifyRequest } from 'fastify'
import type { MultipartFile } from '@fastify/multipart'
import type { Endpoint, FileField } from '#contract/endpoint.ts'
import { errorTable } from '#contract/errors.ts'
import { limits } from '#server/lib/limits.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { MultipartForm, Sender, Upload } from './uploads.ts'

type FileRule = {
  /** Files must be smaller than this. */
  readonly limit: number
  readonly tooLarge: 'IMAGE_TOO_LARGE' | 'RESUME_TOO_LARGE' | 'VIDEO_TOO_LARGE' | 'VOICE_TOO_LARGE'
}

const fileRules: Record<FileField['kind'], FileRule> = {
  image: { limit: limits.maxImageBytes, tooLarge: 'IMAGE_TOO_LARGE' },
  resume: { limit: limits.maxResumeBytes, tooLarge: 'RESUME_TOO_LARGE' },
  video: { limit: limits.maxVideoBytes, tooLarge: 'VIDEO_TOO_LARGE' },
  voice: { limit: limits.maxVoiceBytes, tooLarge: 'VOICE_TOO_LARGE' },
}

/**
 * The parser's limit: one byte above the largest file, so that a larger file is noticed here. Each
 * field's own limit is checked while it is read.
 */
function largestFile(fileFields: Endpoint['files']): number {
  return Math.max(1, ...Object.values(fileFields).map(({ kind }) => fileRules[kind].limit))
}

/** No regular form comes near to this: every file at twice its limit, and the other fields. */
function largestBody(fileFields: Endpoint['files']): number {
  const files = Object.values(fileFields).map(({ kind }) => fileRules[kind].limit)
  return 2 * files.reduce((sum, limit) => sum + limit, 500_000)
}

/**
 * Reads a multipart body. Only the declared file fields are accepted; an empty file input counts as
 * no file.
 * @throws AppError MALFORMED for an unknown file field or an invalid body, TOO_LARGE by the
 * declared length, IMAGE_TOO_LARGE, RESUME_TOO_LARGE, VIDEO_TOO_LARGE or VOICE_TOO_LARGE
 */
export async function readMultipart(
  request: FastifyRequest,
  fileFields: Endpoint['files'],
  sender: Sender,
): Promise<MultipartForm> {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > largestBody(fileFields)) throw new AppError('TOO_LARGE')
  try {
    return await readParts(request, fileFields, sender)
  } catch (error) {
    // The parser throws plain errors for an invalid or interrupted body.
    if (!(error instanceof Error) || error instanceof AppError || 'statusCode' in error) throw error
    throw new AppError('MALFORMED', { cause: error, detail: error.message })
  }
}

async function readParts(
  request: FastifyRequest,
  fileFields: Endpoint['files'],
  sender: Sender,
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
    if (bytes.length > 0) files.set(part.fieldname, { bytes, fileName: part.filename, sender })
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
  const maxBytes = rule ? rule.limit - 1 : 0
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part.file) {
    length += chunk.length
    if (length <= maxBytes) chunks.push(chunk)
    // The rest of a body with a known length is read and dropped, so that the client gets the
    // error; a body without one may never end.
    else if (!isLengthKnown) break
  }
  if (length <= maxBytes) return Buffer.concat(chunks)
  if (!rule) throw new AppError('MALFORMED', { detail: 'unexpected file field' })
  const { messageKey } = errorTable[rule.tooLarge]
  throw new AppError(rule.tooLarge, { fields: { [part.fieldname]: messageKey } })
}
