import { hash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { limits } from '#server/lib/limits.ts'
import type { Audit } from '#server/features/audit/audit.service.ts'
import type { DB } from '#server/db/types.ts'
import { isForeignKeyViolation } from '#server/lib/violations.ts'
import type { Upload } from '#server/http/binding/uploads.ts'
import { AppError } from '#server/lib/app-error.ts'
import type { Clock } from '#server/lib/clock.ts'
import { isId, newId } from '#server/lib/ids.ts'
import type { Log } from '#server/lib/log.ts'
import type { FileStore } from '#server/ports/file-store.ts'
import type { ScanVerdict, VirusScanner } from '#server/ports/virus-scanner.ts'
import { networkOf } from '#server/lib/network.ts'
import { dispositionHeader, downloadName, displayFileName } from './file-name.ts'
import * as repository from './files.repository.ts'
import type { CheckQueue } from './check-queue.ts'
import type { CleanImages } from './image-check.ts'
import type { PdfChecker } from './pdf-checker.ts'
import { visibilityOfKind } from './prepared-file.ts'
import type { FileKind, PreparedFile } from './prepared-file.ts'

export type { FileRow } from './files.repository.ts'
export type { PreparedFile } from './prepared-file.ts'
import { createLinkSigner } from './signed-link.ts'
import type { SmallImageSide } from './small-image-sides.ts'
import type { SmallImages } from './small-images.ts'
import { mediaEndings, mediaKinds } from './media-kinds.ts'
import type { Disposition, Opener } from './signed-link.ts'

export type FilesService = ReturnType<typeof createFilesService>

/** A file as it is served. */
export type ServedFile = {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly contentDisposition: string
}

/** The virus scanner, and whether files are accepted while it is unavailable. */
type Scanning = { readonly scanner: VirusScanner; readonly whenAway: 'refuse' | 'accept' }

/** A file that was replaced. Without an id there was none, or it stays. */
export type ReplacedFile = {
  readonly kind: FileKind
  readonly id: string | false | null | undefined
}

type FileOwner = { readonly ownerAccountId: string; readonly kind: FileKind }

/** The opening of a private file: by whom, according to the link, and whether bytes are sent. */
type Opening = {
  readonly opener: Opener | undefined
  readonly address: string
  readonly isBytesSent: boolean
}

type Deps = {
  db: Kysely<DB>
  store: FileStore
  clock: Clock
  log: Log
  audit: Pick<Audit, 'record' | 'recordResumeOpened'>
  linkSecret: string
  cleanImage: CleanImages
  /** Takes turns at re-encoding images. */
  imageQueue: CheckQueue
  /** Takes turns at inspecting resumes. */
  resumeQueue: CheckQueue
  smallImages: SmallImages
  pdfs: PdfChecker
  scanning: Scanning | undefined
}

export function createFilesService(deps: Deps) {
  const { db, store, clock, log, audit, cleanImage, smallImages, pdfs, scanning } = deps
  const { imageQueue, resumeQueue } = deps
  const links = createLinkSigner(deps.linkSecret)

  return {
    /**
     * Checks an image by its bytes and re-encodes it, with its longest side in pixels. Nothing is stored yet.
     * @throws AppError IMAGE_TOO_LARGE, NOT_AN_IMAGE, FILE_INFECTED, SCANNER_AWAY, for the field; TOO_MANY_REQUESTS, OVERLOADED
     */
    async prepareImage(
      upload: Upload,
      fieldName: string,
      side: number = limits.maxImageSidePixels,
    ): Promise<PreparedFile> {
      if (upload.bytes.length >= limits.maxImageBytes) {
        throw new AppError('IMAGE_TOO_LARGE', { fields: { [fieldName]: 'upload.imageTooLarge' } })
      }
      const image = await imageQueue(upload, () => cleanImage(upload.bytes, side))
      if (!image) {
        throw new AppError('NOT_AN_IMAGE', { fields: { [fieldName]: 'upload.notAnImage' } })
      }
      await refuseInfected(upload, fieldName)
      const ending = image.mediaType === 'image/png' ? 'png' : 'jpg'
      return {
        ...image,
        storageKey: newStorageKey(),
        originalName: displayFileName(upload.fileName, ending, 'image'),
      }
    },

    /**
     * Checks a resume by its bytes. Nothing is stored yet.
     * @throws AppError RESUME_TOO_LARGE, NOT_A_PDF, FILE_INFECTED, SCANNER_AWAY, for the field
     */
    async prepareResume(upload: Upload, fieldName: string): Promise<PreparedFile> {
      if (upload.bytes.length >= limits.maxResumeBytes) {
        throw new AppError('RESUME_TOO_LARGE', { fields: { [fieldName]: 'upload.resumeTooLarge' } })
      }
      const verdict = await resumeQueue(upload, () => pdfs.check(upload.bytes))
      if (!verdict.isFine) {
        throw new AppError('NOT_A_PDF', {
          fields: { [fieldName]: 'upload.notAPdf' },
          detail: verdict.why,
        })
      }
      await refuseInfected(upload, fieldName)
      return {
        bytes: upload.bytes,
        mediaType: 'application/pdf',
        storageKey: newStorageKey(),
        originalName: displayFileName(upload.fileName, 'pdf', 'resume'),
      }
    },

    /** A resume that the product made itself, so it needs no checks. Nothing is stored yet. */
    prepareMadeResume: (bytes: Buffer): PreparedFile => ({
      bytes,
      mediaType: 'application/pdf',
      storageKey: newStorageKey(),
      originalName: 'resume.pdf',
    }),

    /**
     * Checks a video or a recording by its bytes. Nothing is stored yet.
     * @throws AppError for the field: that it is too large, or none; FILE_INFECTED, SCANNER_AWAY
     */
    async prepareMedia(
      kind: keyof typeof mediaKinds,
      upload: Upload,
      fieldName: string,
    ): Promise<PreparedFile> {
      const { maxBytes, tooLarge, wrongType, typeOf } = mediaKinds[kind]
      const refuse = ({ code, messageKey }: typeof tooLarge | typeof wrongType) =>
        new AppError(code, { fields: { [fieldName]: messageKey } })
      if (upload.bytes.length >= maxBytes) throw refuse(tooLarge)
      const mediaType = typeOf(upload.bytes)
      if (!mediaType) throw refuse(wrongType)
      await refuseInfected(upload, fieldName)
      return {
        bytes: upload.bytes,
        mediaType,
        storageKey: newStorageKey(),
        originalName: displayFileName(upload.fileName, mediaEndings[mediaType], kind),
      }
    },

    /**
     * Stores a prepared file: its bytes at once, its row within the caller's transaction. When the
     * transaction fails, the caller passes the file to `discard`.
     */
    async save(tx: Transaction<DB>, file: PreparedFile, owner: FileOwner): Promise<string> {
      const row = await storeBytes(file, owner)
      await repository.insertFile(tx, row)
      return row.id
    },

    /** Stores the bytes of a prepared file before a transaction; `insertRow` then inserts the row in it. */
    storeBytes,

    insertRow: (tx: Transaction<DB>, row: repository.FileRow): Promise<void> =>
      repository.insertFile(tx, row),

    discard,

    /**
     * Runs a transaction to which a file belongs, if there is one. Nothing of the file stays unless `run` says that it was
     * taken.
     */
    async runWithFile(
      file: PreparedFile | undefined,
      owner: FileOwner,
      run: (tx: Transaction<DB>, fileId: string | null) => Promise<boolean>,
    ): Promise<void> {
      if (!file) {
        await db.transaction().execute((tx) => run(tx, null))
        return
      }
      const row = await storeBytes(file, owner)
      try {
        const isTaken = await db.transaction().execute(async (tx) => {
          await repository.insertFile(tx, row)
          const taken = await run(tx, row.id)
          if (!taken) await tx.deleteFrom('files').where('id', '=', row.id).execute()
          return taken
        })
        if (!isTaken) await discard([file])
      } catch (error) {
        await discard([file])
        throw error
      }
    },

    /** Removes replaced files that nothing refers to. Call it after the commit. */
    async removeUnused(replaced: readonly ReplacedFile[]): Promise<void> {
      for (const { kind, id } of replaced) {
        if (!id) continue
        try {
          const storageKey = await repository.deleteFile(db, { kind, id })
          if (storageKey !== undefined) await store.remove(storageKey)
        } catch (error) {
          // An application may refer to the file. After any other error the orphan sweep removes it.
          if (!isForeignKeyViolation(error)) log.error({ error }, 'A replaced file was not removed')
        }
      }
    },

    publicUrl: (fileId: string): string => `/media/${fileId}`,

    /**
     * A link to a private file, valid for a few minutes for anyone who has it. `opener` is the viewer
     * it was made for, unless that is the file's owner.
     */
    privateUrl: (fileId: string, disposition: Disposition, opener?: Opener): string =>
      links.linkTo({ id: fileId, disposition, opener }, clock.now()),

    /** The file name of a downloaded resume. */
    resumeName,

    /**
     * @param side the longest side, for a small version of the image
     * @throws AppError NOT_FOUND, for private files too
     */
    async getPublicFile(id: string, side?: SmallImageSide): Promise<ServedFile> {
      const file = isId(id) ? await repository.findFile(db, id) : undefined
      if (file?.visibility !== 'public') throw new AppError('NOT_FOUND')
      const { storage_key: key } = file
      if (side !== undefined) {
        return {
          bytes: await smallImages(key, side, () => readBytes(key)),
          mediaType: 'image/webp',
          contentDisposition: 'inline',
        }
      }
      return {
        bytes: await readBytes(file.storage_key),
        mediaType: file.media_type,
        contentDisposition: 'inline',
      }
    },

    /**
     * Reads a private file, and records who opens an applicant's file.
     * @throws AppError NOT_FOUND when the link is invalid or expired, the file does not exist, or its owner has stopped
     *   sharing the application that the link was made for
     */
    async getPrivateFile(
      id: string,
      query: { expires: string; signature: string },
      opening: Opening,
    ): Promise<ServedFile> {
      const disposition = (['attachment', 'inline'] as const).find((each) =>
        links.isValid({ id, disposition: each, opener: opening.opener }, query, clock.now()),
      )
      const file = disposition && isId(id) ? await repository.findFile(db, id) : undefined
      if (!disposition || file?.visibility !== 'private') throw new AppError('NOT_FOUND')
      await requireSharing(opening)
      const bytes = await readBytes(file.storage_key)
      if (opening.isBytesSent) await recordOpening(file.kind, opening)
      return {
        bytes,
        mediaType: file.media_type,
        contentDisposition:
          file.kind === 'resume'
            ? dispositionHeader(disposition, resumeName(file.candidate_name ?? ''))
            : disposition,
      }
    },

    close: () => pdfs.close(),
  }

  /** Removes the bytes of files whose transaction failed. Never throws, so that the first error is reported. */
  async function discard(unused: readonly PreparedFile[]): Promise<void> {
    if (unused.length === 0) return
    try {
      const keys = unused.map((file) => file.storageKey)
      // A commit whose answer was lost looks like a failure; what has a row stays.
      const stored = await repository.findStoredKeys(db, keys)
      await Promise.all(keys.filter((key) => !stored.includes(key)).map((key) => store.remove(key)))
    } catch (error) {
      log.error({ error }, 'The bytes of a discarded file were not removed')
    }
  }

  async function storeBytes(
    file: PreparedFile,
    { ownerAccountId, kind }: FileOwner,
  ): Promise<repository.FileRow> {
    await store.put(file.storageKey, file.bytes)
    return {
      id: newId(),
      owner_account_id: ownerAccountId,
      kind,
      visibility: visibilityOfKind[kind],
      storage_key: file.storageKey,
      media_type: file.mediaType,
      byte_size: file.bytes.length,
      original_name: file.originalName,
      created_at: clock.now(),
      // Logos alone are looked for by what they show.
      content_hash: kind === 'company-logo' ? hash('sha256', file.bytes, 'buffer') : null,
    }
  }

  /** A link outlives the moment at which the candidate stops sharing, so each use asks. */
  async function requireSharing({ opener }: Opening): Promise<void> {
    if (!opener) return
    const application = await repository.findSharedApplication(db, opener.applicationId)
    if (!application) throw new AppError('NOT_FOUND')
  }

  async function recordOpening(kind: FileKind, { opener, address }: Opening): Promise<void> {
    const openedKind = openedKinds[kind]
    if (!opener || openedKind === undefined) return
    const { applicationId, viewerId: accountId, role } = opener
    const actor = { accountId, role, network: networkOf(address) }
    await db.transaction().execute(async (tx) => {
      const application = await repository.findSharedApplication(tx, applicationId)
      if (!application) throw new AppError('NOT_FOUND')
      if (openedKind === 'resume-opened')
        return await audit.recordResumeOpened(tx, actor, application)
      return await audit.record(tx, actor, {
        kind: openedKind,
        applicationId,
        jobId: application.jobId,
        personId: application.candidateId,
      })
    })
  }

  /** Runs after all other checks, so that invalid files do not reach the scanner. */
  async function refuseInfected(upload: Upload, fieldName: string): Promise<void> {
    if (!scanning) return
    const verdict = await scan(scanning, upload.bytes, fieldName)
    if (verdict.isClean) return
    log.warn({ virus: verdict.name }, 'A file with a virus was refused')
    throw new AppError('FILE_INFECTED', {
      fields: { [fieldName]: 'upload.infected' },
      detail: verdict.name,
    })
  }

  async function scan(
    { scanner, whenAway }: Scanning,
    bytes: Buffer,
    fieldName: string,
  ): Promise<ScanVerdict> {
    try {
      return await scanner.scan(bytes)
    } catch (cause) {
      if (whenAway === 'accept') {
        log.error({ error: cause }, 'A file was accepted without a virus scan')
        return { isClean: true }
      }
      throw new AppError('SCANNER_AWAY', { fields: { [fieldName]: 'upload.scannerAway' }, cause })
    }
  }

  async function readBytes(storageKey: string): Promise<Buffer> {
    const bytes = await store.read(storageKey)
    if (bytes) return bytes
    log.error({ storageKey }, 'A file has a row but no bytes')
    throw new AppError('NOT_FOUND')
  }
}

/** Whose opening is recorded, and as what. */
const openedKinds: Partial<
  Record<FileKind, 'resume-opened' | 'video-opened' | 'certificate-opened' | 'voice-opened'>
> = {
  resume: 'resume-opened',
  'candidate-video': 'video-opened',
  certificate: 'certificate-opened',
  'voice-note': 'voice-opened',
}

const resumeName = (personName: string): string => downloadName(personName, 'resume', 'pdf')

/** A key with a folder level, which keeps folders small. */
function newStorageKey(): string {
  const id = newId()
  return `${id.slice(0, 2)}/${id}`
}
