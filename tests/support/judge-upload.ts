import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import { pdfFile } from './fixtures.ts'
import { mark } from './hostile-files.ts'
import type { HostileFile } from './hostile-files.ts'
import { callApi } from './inject.ts'
import type { TestReply } from './inject.ts'
import { saveCandidate } from './profile-factories.ts'
import type { TestApp } from './test-app.ts'
import type { TestViewer } from './viewers.ts'

const links = { profile: 'profileUrl', resumePdf: 'resumePdfUrl', video: 'video' } as const

/** Uploads a hostile file with a candidate's profile and returns all problems of the result. */
export async function judgeUpload(
  testApp: TestApp,
  candidate: TestViewer,
  file: HostileFile,
): Promise<string[]> {
  const { field, bytes, fileName } = file
  const form = { resumePdf: pdfFile(), [field]: { bytes, fileName } }
  const reply = await saveCandidate(candidate, form)
  const found =
    reply.statusCode === 200
      ? await judgeTaken(testApp, candidate, file)
      : judgeRefusal(reply, field)
  return found.map((complaint) => `${complaint}: ${file.what}: ${bytes.toString('base64')}`)
}

function judgeRefusal(reply: TestReply, field: string): string[] {
  const { fields } = reply.json()
  return [
    ...(reply.statusCode === 413 || reply.statusCode === 415 ? [] : [`status ${reply.statusCode}`]),
    ...(Object.keys(fields ?? {}).join() === field ? [] : ['another field is blamed']),
  ]
}

/** Another program must recognise the stored file as its kind, without the hidden payload. */
async function judgeTaken(testApp: TestApp, candidate: TestViewer, file: HostileFile) {
  if (!file.mayBeCleaned) return ['taken']
  const profile = (await candidate.call('POST', '/api/updateprofiledata', { json: {} })).json()
  const served = await callApi(testApp, 'GET', String(profile[links[file.field]]))
  const type = String(served.headers['content-type'])
  const policy = String(served.headers['content-security-policy'])
  const isBoxed =
    served.headers['x-content-type-options'] === 'nosniff' &&
    policy.startsWith("sandbox; default-src 'none'")
  return [
    ...(served.statusCode === 200 ? [] : ['not served']),
    ...(isBoxed ? [] : ['served without its box']),
    ...(await judges[file.field](
      served.rawPayload,
      type,
      String(served.headers['content-disposition']),
    )),
  ]
}

const judges = {
  async profile(bytes: Buffer, type: string) {
    const { format, width, height } = await sharp(bytes).metadata()
    return [
      ...(bytes.includes(mark) ? ['the hidden payload is stored'] : []),
      ...(type === `image/${format}` ? [] : [`a ${format} served as ${type}`]),
      ...(Math.max(width, height) <= 512 ? [] : ['too large']),
    ]
  },

  async resumePdf(bytes: Buffer, type: string, disposition: string) {
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
    try {
      // A file that the other program can't read does no harm.
      const document = await task.promise.catch(() => undefined)
      const isDownload = /^attachment; filename="[\w.-]+\.pdf"/.test(disposition)
      return [
        ...(type === 'application/pdf' && isDownload ? [] : ['not a download']),
        ...((await document?.getJSActions()) ? ['it runs a script'] : []),
        ...((await document?.getAttachments()) ? ['it carries files'] : []),
      ]
    } finally {
      await task.destroy()
    }
  },

  async video(_bytes: Buffer, type: string) {
    return /^video\/(?:mp4|webm)$/.test(type) ? [] : [`served as ${type}`]
  },
}
