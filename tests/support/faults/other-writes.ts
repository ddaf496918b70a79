import { randomUUID } from 'node:crypto'
import { pdfBytes, pdfFile, pngBytes } from '../fixtures.ts'
import { callApi } from '../inject.ts'
import type { TestForm } from '../inject.ts'
import { addLiveJob, jobForm } from '../job-factories.ts'
import { addOrderedJob, payAtProvider } from '../paid-jobs.ts'
import {
  candidateAnswers,
  createCandidate,
  createEmployer,
  employerAnswers,
} from '../profile-factories.ts'
import type { TestViewer } from '../viewers.ts'
import type { Sending, Stage, WritingCall } from './writing-calls.ts'

const logo = () => ({ bytes: pngBytes(), fileName: 'logo.png', mediaType: 'image/png' })

const sendForm =
  (viewer: TestViewer, url: string, form: TestForm): Sending =>
  (app) =>
    callApi(app, 'POST', url, { form, headers: { authorization: `Bearer ${viewer.token}` } })

/** Other forms of the declared calls, and the webhook, which is not declared. */
export const otherWrites: readonly WritingCall[] = [
  {
    name: 'apply with a resume',
    prepare: async (stage) => {
      const candidate = await createCandidate(stage.testApp)
      const jobId = await liveJob(stage)
      const resumePdf = pdfFile(pdfBytes({ pages: 2 }))
      return sendForm(candidate, '/api/upload', {
        type: 'users',
        jobId,
        ...candidateAnswers,
        resumePdf,
      })
    },
  },
  {
    name: 'save an employer with a photo',
    prepare: async ({ testApp }) =>
      sendForm(await createEmployer(testApp), '/api/upload', {
        type: 'employee',
        ...employerAnswers,
        profile: logo(),
      }),
  },
  {
    name: 'post for free with a logo',
    prepare: async ({ testApp }) =>
      sendForm(await createEmployer(testApp), '/api/postjob', {
        ...asForm(jobForm({ submissionId: randomUUID() })),
        profile: logo(),
      }),
  },
  {
    name: 'edit a job with a logo',
    prepare: async (stage) =>
      sendForm(stage.world.admin, '/api/updatingjobdata', {
        ...asForm(jobForm({ jobId: await liveJob(stage), jobTitle: 'Telecaller' })),
        profile: logo(),
      }),
  },
  {
    name: 'webhook of a payment',
    prepare: async ({ world, razorpay }) => {
      const { orderId } = await addOrderedJob(world.owner)
      const before = new Set(razorpay.sim.events().map(({ id }) => id))
      payAtProvider(razorpay, orderId)
      const event = razorpay.sim
        .events()
        .find(({ id, name }) => !before.has(id) && name === 'payment.captured')
      if (!event) throw new Error('nothing was captured')
      return ({ app }) =>
        app.inject({
          method: 'POST',
          url: '/api/webhooks/razorpay',
          headers: event.headers,
          payload: event.body,
        })
    },
  },
]

const liveJob = ({ testApp, world: { owner, admin } }: Stage): Promise<string> =>
  addLiveJob(testApp, { employer: owner, admin })

function asForm(answers: Readonly<Record<string, unknown>>): TestForm {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  )
}
