import { expect, test } from 'vitest'
import { postWithBought, addPosts } from '#tests/support/bought-posts.ts'
import { createMailbox } from '#tests/support/browser-mailbox.ts'
import { closeAfterAll } from '#tests/support/close-after-all.ts'
import { expectOk } from '#tests/support/inject.ts'
import { jobForm, setJobStatus } from '#tests/support/job-factories.ts'
import { addPaidJob, createPayingEmployer } from '#tests/support/paid-jobs.ts'
import { addApplication, createCandidate } from '#tests/support/profile-factories.ts'
import { runRound } from '#tests/support/queue.ts'
import { renewByPayment } from '#tests/support/renewals.ts'
import { startRazorpay } from '#tests/support/razorpay.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTeller } from '#tests/support/told.ts'
import { signIn } from '#tests/support/viewers.ts'
import type { TestViewer } from '#tests/support/viewers.ts'

/*
 * A job from its posting to its end, played through with the clock moved, and everything that anybody was told of it: what, by
 * which way, when, in which language and words. Nothing else left, and nothing twice.
 */

const razorpay = await startRazorpay()
const testApp = closeAfterAll(
  await createTestApp({
    razorpay,
    config: { languages: ['en', 'hi'] },
    pushSender: { send: async () => ({ kind: 'sent' }) },
  }),
)
closeAfterAll(razorpay)
const { clock, composition } = testApp
clock.set('2026-03-01T04:00:00Z')
const [meera, asha, ravi, admin] = [
  await createPayingEmployer(testApp),
  await createCandidate(testApp),
  await createCandidate(testApp),
  await signIn(testApp, 'admin'),
]
const names = new Map([
  [meera.accountId, 'Meera'],
  [asha.accountId, 'Asha'],
  [ravi.accountId, 'Ravi'],
  [admin.accountId, 'admin'],
])
const teller = createTeller(testApp, names)

const rounds = [
  'expire-due-jobs',
  'warn-of-endings',
  'notify-of-applicants',
  'remind-employers',
  'notify-of-decisions',
  'notify-admins',
  'end-pauses',
  'notify-of-closings',
  'finish-rejections',
  'warn-of-ending-posts',
]

/** Whether the timetable runs a round at this hour; the minutes do not matter here. */
function isDue(name: string): boolean {
  const [, hours = '*'] =
    composition.background.cronJobs.find((each) => each.name === name)?.schedule.split(' ') ?? []
  const [from = 0, to = 23] = hours === '*' ? [] : hours.split('-').map(Number)
  const hour = clock.now().getUTCHours()
  return hour >= from && hour <= to
}

/** Every round twice, as on two nodes, and then what left. */
async function work(): Promise<void> {
  for (const name of rounds.filter((each) => isDue(each))) {
    await Promise.all([runRound(testApp, name), runRound(testApp, name)])
  }
  await teller.send()
}

const ticks = ['08:01', '10:00']

/** Moves to a time in India, over the ticks of all days between. */
async function until(day: string, time: string): Promise<void> {
  await work()
  const target = new Date(`${day}T${time}:00+05:30`)
  for (;;) {
    const next = ticks
      .flatMap((tick) => [0, 1].map((ahead) => tickAfter(tick, ahead)))
      .filter((at) => at > clock.now())
      .toSorted((one, other) => Number(one) - Number(other))
      .at(0)
    if (!next || next >= target) break
    clock.set(next)
    await work()
  }
  clock.set(target)
  await work()
}

function tickAfter(tick: string, daysAhead: number): Date {
  const india = new Date(clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  return new Date(new Date(`${india}T${tick}:00+05:30`).getTime() + daysAhead * 86_400_000)
}

async function subscribe(viewer: TestViewer, type: string): Promise<void> {
  const { subscription } = createMailbox(`https://fcm.googleapis.com/fcm/send/${type}`)
  await expectOk(viewer.call('POST', '/api/subscribe', { json: { type, token: subscription } }))
}

const say = (viewer: TestViewer, url: string, json: object) =>
  expectOk(viewer.call('POST', url, { json }))

/** The free posts that an employer used before are of no interest here. */
async function dropFreePosts(employer: TestViewer): Promise<void> {
  const jobs = testApp.db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', employer.accountId)
  for (const { id } of await jobs.execute()) await say(employer, `/api/jobs/${id}/withdraw`, {})
  await teller.send()
  teller.told.length = 0
}

test('everybody is told of a job once, by the ways they chose, outside of the quiet hours', async () => {
  await say(meera, '/api/locale', { locale: 'hi' })
  await say(ravi, '/api/locale', { locale: 'hi' })
  await dropFreePosts(meera)
  for (const purpose of ['account', 'applications']) {
    await say(meera, '/api/message-settings', { purpose, channel: 'whatsapp', isOn: true })
  }
  await subscribe(meera, 'employee')
  await subscribe(ravi, 'users')

  // She buys five posts, uses one, is asked for changes, and is published late in the evening.
  await until('2026-03-02', '11:00')
  await addPosts(razorpay, meera, { quantity: 5 })
  const { id: jobId } = (await expectOk(postWithBought(meera))).json()
  await until('2026-03-02', '12:00')
  await say(admin, `/api/jobs/${jobId}/needs-changes`, {
    topics: ['pay'],
    words: 'Write the pay in hand.',
  })
  await until('2026-03-02', '15:00')
  const edit = async (answers: object) => {
    const { job } = (await expectOk(meera.call('GET', `/api/jobs/${jobId}/edit`))).json()
    await say(meera, `/api/jobs/${jobId}/edit`, jobForm({ version: job.version, ...answers }))
  }
  await edit({ salary: '₹18,000 a month' })
  await until('2026-03-02', '22:30')
  await setJobStatus(admin, jobId, 'accepted')

  // The first one applies early in the morning, the second one later.
  await until('2026-03-03', '07:15')
  const first = await addApplication(asha, jobId)
  await until('2026-03-03', '11:00')
  await addApplication(ravi, jobId)

  // Shortlisted five minutes before the quiet hours.
  const decide = async (status: string) =>
    await expectOk(meera.call('PATCH', `/profileReview/${jobId}/${first}`, { json: { status } }))
  await until('2026-03-05', '20:55')
  await decide('shortlisted')
  await until('2026-03-05', '21:06')
  // She changes her mind again and again.
  await until('2026-03-06', '12:00')
  for (const [time, status] of [
    ['12:11', 'rejected'],
    ['12:22', 'shortlisted'],
    ['12:33', 'rejected'],
    ['12:44', 'shortlisted'],
    ['12:55', 'rejected'],
    ['13:06', 'shortlisted'],
  ] as const) {
    await decide(status)
    await until('2026-03-06', time)
  }

  // Ravi has no answer for a week. Then the live job changes, and pauses for two days.
  await until('2026-03-11', '11:00')
  await edit({ salary: '₹18,000 a month', jobTitle: 'Telecaller' })
  await until('2026-03-11', '16:00')
  const { id: revisionId } = await testApp.db
    .selectFrom('job_revisions')
    .select('id')
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow()
  await say(admin, `/api/revisions/${revisionId}/decide`, { decision: 'accept' })
  await until('2026-03-12', '12:00')
  await say(meera, `/api/jobs/${jobId}/act`, { act: 'pause' })
  await until('2026-03-14', '12:00')
  await say(meera, `/api/jobs/${jobId}/act`, { act: 'resume' })

  // It ends, and almost a year later so do the posts that she did not use.
  await until('2026-03-22', '12:00')
  clock.set('2027-01-31T04:30:00Z')
  await work()
  clock.advance({ minutes: 30 })
  await work()

  expect(`\n${teller.told.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    02-03 11:00:00 | Meera | bell | postsBought | hi | भुगतान मिल गया: आपने पोस्ट ख़रीदीं: 5 × Basic। टैक्स इनवॉइस JP/25-26/000001 'प्लान और बिल' में है।
    02-03 11:00:00 | vikram@example.com | mail | document |  | Kaamyab का टैक्स इनवॉइस JP/25-26/000001
    02-03 11:00:00 | Meera | push | postsBought | hi | भुगतान मिल गया: आपने पोस्ट ख़रीदीं: 5 × Basic। टैक्स इनवॉइस JP/25-26/000001 'प्लान और बिल' में है।
    02-03 12:00:00 | Meera | bell | jobNeedsChanges | hi | आपकी नौकरी में बदलाव चाहिए: हमने Customer Support Executive जाँची। कुछ बदलना है: Write the pay in hand. बदलकर फिर भेजें।
    02-03 12:00:00 | Meera | mail | jobNeedsChanges | hi | आपकी नौकरी Customer Support Executive में बदलाव चाहिए: Vikram Shah जी, / हमने आपकी नौकरी Customer Support Executive जाँची। चालू होने से पहले कुछ बदलना…
    02-03 12:00:00 | Meera | push | jobNeedsChanges | hi | आपकी नौकरी में बदलाव चाहिए: हमने Customer Support Executive जाँची। कुछ बदलना है: Write the pay in hand. बदलकर फिर भेजें।
    02-03 12:00:00 | Meera | whatsapp | jobNeedsChanges | hi | *आपकी नौकरी में बदलाव चाहिए* / हमने Customer Support Executive जाँची। कुछ बदलना है: Write the pay in hand. बदलकर फिर भेजें। / <link>
    02-03 22:30:00 | Meera | bell | jobLive | hi | आपकी नौकरी चालू हो गई: Customer Support Executive की जाँच हो गई। अब लोग अप्लाई कर सकते हैं।
    02-03 22:30:00 | Meera | mail | jobLive | hi | आपकी नौकरी Customer Support Executive अब दिख रही है: नमस्ते Vikram Shah, / आपकी नौकरी Customer Support Executive की जाँच हो गई और वह अब सबको दिख रही ह…
    02-03 22:30:00 | Meera | push | jobLive | hi | आपकी नौकरी चालू हो गई: Customer Support Executive की जाँच हो गई। अब लोग अप्लाई कर सकते हैं।
    02-03 22:30:00 | Meera | whatsapp | jobLive | hi | *आपकी नौकरी चालू हो गई* / Customer Support Executive की जाँच हो गई। अब लोग अप्लाई कर सकते हैं। / <link>
    03-03 07:15:00 | Meera | bell | firstApplicant | hi | पहला आवेदन: Customer Support Executive के लिए पहला आवेदन आया है। प्रोफ़ाइल देखकर फ़ैसला करें।
    03-03 08:01:00 | Meera | push | firstApplicant | hi | पहला आवेदन: Customer Support Executive के लिए पहला आवेदन आया है। प्रोफ़ाइल देखकर फ़ैसला करें।
    03-03 08:01:00 | Meera | whatsapp | firstApplicant | hi | *पहला आवेदन* / Customer Support Executive के लिए पहला आवेदन आया है। प्रोफ़ाइल देखकर फ़ैसला करें। / <link>
    04-03 10:00:00 | Meera | bell | newApplicants | hi | नए आवेदन: कल इतने लोगों ने अप्लाई किया: 2। जल्दी जवाब दें, वे अभी नौकरी ढूँढ रहे हैं।
    04-03 10:00:00 | Meera | mail | newApplicants | hi | नए आवेदन: 2: नमस्ते Vikram Shah, / कल इतने लोगों ने अप्लाई किया: 2। जल्दी जवाब दें, वे अभी नौकरी ढूँढ रहे हैं: / <link> / Kaamyab / ये मेल नहीं चाहिए?…
    04-03 10:00:00 | Meera | push | newApplicants | hi | नए आवेदन: कल इतने लोगों ने अप्लाई किया: 2। जल्दी जवाब दें, वे अभी नौकरी ढूँढ रहे हैं।
    04-03 10:00:00 | Meera | whatsapp | newApplicants | hi | *नए आवेदन* / कल इतने लोगों ने अप्लाई किया: 2। जल्दी जवाब दें, वे अभी नौकरी ढूँढ रहे हैं। / <link>
    05-03 21:06:00 | Asha | bell | shortlisted | en | You are shortlisted: Bharat Telecom shortlisted you for Customer Support Executive. HR may call you soon.
    06-03 08:01:00 | Asha | mail | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive: Dear Asha Rao, / Bharat Telecom shortlisted you for Customer Support Executive. HR may …
    06-03 08:01:00 | Asha | sms | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive on Kaamyab. HR may call you soon. Never pay for a job.
    06-03 12:11:00 | Asha | bell | notSelected | en | Not selected this time: Bharat Telecom has not taken your application for Customer Support Executive further.
    06-03 12:22:00 | Asha | bell | shortlisted | en | You are shortlisted: Bharat Telecom shortlisted you for Customer Support Executive. HR may call you soon.
    06-03 12:22:00 | Asha | mail | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive: Dear Asha Rao, / Bharat Telecom shortlisted you for Customer Support Executive. HR may …
    06-03 12:22:00 | Asha | sms | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive on Kaamyab. HR may call you soon. Never pay for a job.
    06-03 12:33:00 | Asha | bell | notSelected | en | Not selected this time: Bharat Telecom has not taken your application for Customer Support Executive further.
    06-03 12:44:00 | Asha | bell | shortlisted | en | You are shortlisted: Bharat Telecom shortlisted you for Customer Support Executive. HR may call you soon.
    06-03 12:44:00 | Asha | mail | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive: Dear Asha Rao, / Bharat Telecom shortlisted you for Customer Support Executive. HR may …
    06-03 12:44:00 | Asha | sms | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive on Kaamyab. HR may call you soon. Never pay for a job.
    06-03 12:55:00 | Asha | bell | notSelected | en | Not selected this time: Bharat Telecom has not taken your application for Customer Support Executive further.
    06-03 13:06:00 | Asha | bell | shortlisted | en | You are shortlisted: Bharat Telecom shortlisted you for Customer Support Executive. HR may call you soon.
    06-03 13:06:00 | Asha | mail | shortlisted | en | Bharat Telecom shortlisted you for Customer Support Executive: Dear Asha Rao, / Bharat Telecom shortlisted you for Customer Support Executive. HR may …
    06-03 13:06:00 | Asha | sms | shortlisted | en | not sent: dayCap
    11-03 10:00:00 | Meera | bell | applicantsWaiting | hi | लोग आपके जवाब का इंतज़ार कर रहे हैं: Customer Support Executive: 7 दिन से इतने लोगों को जवाब नहीं मिला: 1। चुनें या मना करें।
    11-03 10:00:00 | Ravi | bell | hrReminded | hi | हमने HR को याद दिलाया: Customer Support Executive के लिए Bharat Telecom ने 7 दिन से जवाब नहीं दिया। हमने HR को याद दिलाया है।
    11-03 10:00:00 | Meera | mail | applicantsWaiting | hi | Customer Support Executive: लोग आपके जवाब का इंतज़ार कर रहे हैं: नमस्ते Vikram Shah, / Customer Support Executive के लिए 7 दिन से इतने लोगों को जवाब न…
    11-03 10:00:00 | Meera | push | applicantsWaiting | hi | लोग आपके जवाब का इंतज़ार कर रहे हैं: Customer Support Executive: 7 दिन से इतने लोगों को जवाब नहीं मिला: 1। चुनें या मना करें।
    11-03 10:00:00 | Meera | whatsapp | applicantsWaiting | hi | *लोग आपके जवाब का इंतज़ार कर रहे हैं* / Customer Support Executive: 7 दिन से इतने लोगों को जवाब नहीं मिला: 1। चुनें या मना करें। / <link>
    11-03 10:00:00 | Ravi | push | hrReminded | hi | हमने HR को याद दिलाया: Customer Support Executive के लिए Bharat Telecom ने 7 दिन से जवाब नहीं दिया। हमने HR को याद दिलाया है।
    11-03 16:00:00 | Meera | bell | revisionAccepted | hi | आपके बदलाव चालू हो गए: हमने Telecaller के बदलाव जाँच लिए। अब सबको दिख रहे हैं।
    11-03 16:00:00 | Meera | push | revisionAccepted | hi | आपके बदलाव चालू हो गए: हमने Telecaller के बदलाव जाँच लिए। अब सबको दिख रहे हैं।
    11-03 16:00:00 | Meera | whatsapp | revisionAccepted | hi | *आपके बदलाव चालू हो गए* / हमने Telecaller के बदलाव जाँच लिए। अब सबको दिख रहे हैं। / <link>
    16-03 10:00:00 | Meera | bell | jobEnding | hi | आपकी नौकरी जल्द ख़त्म होगी: Telecaller का आख़िरी दिन 19-03-2026 है। उसके बाद यह लोगों को नहीं दिखेगी।
    16-03 10:00:00 | Meera | push | jobEnding | hi | आपकी नौकरी जल्द ख़त्म होगी: Telecaller का आख़िरी दिन 19-03-2026 है। उसके बाद यह लोगों को नहीं दिखेगी।
    16-03 10:00:00 | Meera | whatsapp | jobEnding | hi | *आपकी नौकरी जल्द ख़त्म होगी* / Telecaller का आख़िरी दिन 19-03-2026 है। उसके बाद यह लोगों को नहीं दिखेगी। / <link>
    18-03 10:00:00 | Meera | bell | jobEnding | hi | आपकी नौकरी जल्द ख़त्म होगी: Telecaller का आख़िरी दिन 19-03-2026 है। उसके बाद यह लोगों को नहीं दिखेगी।
    18-03 10:00:00 | Meera | push | jobEnding | hi | आपकी नौकरी जल्द ख़त्म होगी: Telecaller का आख़िरी दिन 19-03-2026 है। उसके बाद यह लोगों को नहीं दिखेगी।
    18-03 10:00:00 | Meera | whatsapp | jobEnding | hi | *आपकी नौकरी जल्द ख़त्म होगी* / Telecaller का आख़िरी दिन 19-03-2026 है। उसके बाद यह लोगों को नहीं दिखेगी। / <link>
    20-03 10:00:00 | Meera | bell | jobEnded | hi | आपकी नौकरी के दिन पूरे हो गए: Telecaller का आख़िरी दिन 19-03-2026 था। अब यह लोगों को नहीं दिखती। जिन्होंने अप्लाई किया, उन्हें अब भी जवाब दे सकते हैं।
    20-03 10:00:00 | Meera | mail | jobEnded | hi | Telecaller के दिन पूरे हो गए: नमस्ते Vikram Shah, / Telecaller का आख़िरी दिन 19-03-2026 था। अब यह लोगों को नहीं दिखती। जिन्होंने अप्लाई किया, उन्हें अ…
    20-03 10:00:00 | Meera | push | jobEnded | hi | आपकी नौकरी के दिन पूरे हो गए: Telecaller का आख़िरी दिन 19-03-2026 था। अब यह लोगों को नहीं दिखती। जिन्होंने अप्लाई किया, उन्हें अब भी जवाब दे सकते हैं।
    31-01 10:00:00 | Meera | bell | postsEnding | hi | ख़रीदी हुई पोस्ट जल्द ख़त्म होंगी: 4 × Basic का आख़िरी दिन 02-03-2027 है। उससे पहले इनसे नौकरी डालें।
    31-01 10:00:00 | Meera | mail | postsEnding | hi | ख़रीदी हुई पोस्ट 02-03-2027 को ख़त्म होंगी: नमस्ते Vikram Shah, / आपकी ख़रीदी हुई कुछ पोस्ट बची हैं: 4 × Basic। इनका आख़िरी दिन 02-03-2027 है। उससे पह…
    31-01 10:00:00 | Meera | push | postsEnding | hi | ख़रीदी हुई पोस्ट जल्द ख़त्म होंगी: 4 × Basic का आख़िरी दिन 02-03-2027 है। उससे पहले इनसे नौकरी डालें।
    "
  `)
  expect(teller.told).toEqual([...new Set(teller.told)])
}, 120_000)

test('a job that waited too long is renewed and filled, one is taken back, and one rejected', async () => {
  await until('2027-02-02', '09:00')
  const neha = await createPayingEmployer(testApp)
  const [isha, newAdmin] = [await createCandidate(testApp), await signIn(testApp, 'admin')]
  names.set(neha.accountId, 'Neha')
  names.set(isha.accountId, 'Isha')
  names.set(newAdmin.accountId, 'new admin')
  await dropFreePosts(neha)

  // It waits for more than a day before it is published.
  const { jobId } = await addPaidJob(razorpay, neha, { plan: 'basic' })
  await until('2027-02-03', '11:00')
  await setJobStatus(newAdmin, jobId, 'accepted')
  await until('2027-02-04', '11:00')
  await addApplication(isha, jobId)

  // She pays for another one and takes it back; a third one is rejected.
  const { jobId: takenBack } = await addPaidJob(razorpay, neha, { plan: 'demand' })
  await until('2027-02-04', '11:20')
  await say(neha, `/api/jobs/${takenBack}/withdraw`, {})
  const { jobId: rejected } = await addPaidJob(razorpay, neha, { plan: 'basic' })
  await until('2027-02-04', '11:40')
  await setJobStatus(newAdmin, rejected, 'rejected')
  await until('2027-02-04', '11:50')

  // Two days before its end it is renewed; when three people have joined it is filled.
  await until('2027-02-17', '12:00')
  await renewByPayment(razorpay, neha, jobId)
  await until('2027-02-20', '12:00')
  await say(neha, `/api/jobs/${jobId}/act`, { act: 'fill', joined: 3 })
  await until('2027-02-20', '12:30')

  expect(`\n${teller.told.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    02-02 09:00:00 | Neha | bell | paymentReceived | en | Payment received: We got your payment for Customer Support Executive. It will be live within 24 hours of verification. Your tax invoice JP/26-27/00000…
    02-02 09:00:00 | vikram@example.com | mail | document |  | Tax invoice JP/26-27/000001 from Kaamyab
    03-02 10:00:00 | admin | bell | jobsOverdue | en | Jobs wait too long: Jobs that wait for a check for more than 24 hours: 1.
    03-02 10:00:00 | new admin | bell | jobsOverdue | en | Jobs wait too long: Jobs that wait for a check for more than 24 hours: 1.
    03-02 11:00:00 | Neha | bell | jobLive | en | Your job is live: Customer Support Executive was verified. Candidates can apply now.
    03-02 11:00:00 | Neha | mail | jobLive | en | Your job Customer Support Executive is live: Dear Vikram Shah, / Your job Customer Support Executive is verified and live. Candidates can apply till 1…
    04-02 11:00:00 | Neha | bell | firstApplicant | en | First applicant: You have your first applicant for Customer Support Executive. See the profile and decide.
    04-02 11:00:00 | Neha | bell | paymentReceived | en | Payment received: We got your payment for Customer Support Executive. It will be live within 24 hours of verification. Your tax invoice JP/26-27/00000…
    04-02 11:00:00 | vikram@example.com | mail | document |  | Tax invoice JP/26-27/000002 from Kaamyab
    04-02 11:20:00 | Neha | bell | jobWithdrawn | en | You took a job back: Customer Support Executive will not be published. If you paid for it, you get your money back.
    04-02 11:20:00 | Neha | bell | refundStarted | en | Your refund is on its way: ₹471 is being refunded to the account you paid from. It takes 5-7 business days.
    04-02 11:20:00 | Neha | bell | paymentReceived | en | Payment received: We got your payment for Customer Support Executive. It will be live within 24 hours of verification. Your tax invoice JP/26-27/00000…
    04-02 11:20:00 | vikram@example.com | mail | document |  | Credit note CN/26-27/000001 from Kaamyab
    04-02 11:20:00 | vikram@example.com | mail | document |  | Tax invoice JP/26-27/000003 from Kaamyab
    04-02 11:20:00 | Neha | sms | refundStarted | en | Kaamyab: your refund of Rs 471 is on its way to the account you paid from. It takes 5-7 business days.
    04-02 11:50:00 | Neha | bell | jobRejectedRefunded | en | Your job was rejected: Customer Support Executive was rejected. Reason: It does not follow our rules for posts. Open the job to see what you can do.
    04-02 11:50:00 | Neha | bell | refundStarted | en | Your refund is on its way: ₹341 is being refunded to the account you paid from. It takes 5-7 business days.
    04-02 11:50:00 | vikram@example.com | mail | document |  | Credit note CN/26-27/000002 from Kaamyab
    04-02 11:50:00 | Neha | mail | jobRejectedRefunded | en | Your job Customer Support Executive was rejected: Dear Vikram Shah, / We could not publish your job Customer Support Executive. / Reason: It does not …
    04-02 11:50:00 | Neha | sms | jobRejectedRefunded | en | Your job Customer Support Executive on Kaamyab was rejected. You get Rs 341 back. Sign in to see why.
    04-02 11:50:00 | Neha | sms | refundStarted | en | Kaamyab: your refund of Rs 341 is on its way to the account you paid from. It takes 5-7 business days.
    05-02 10:00:00 | Neha | bell | newApplicants | en | New applicants: People who applied yesterday: 1. Answer while they still look for a job.
    05-02 10:00:00 | Neha | mail | newApplicants | en | New applicants: 1: Hello Vikram Shah, / People who applied yesterday: 1. Answer while they still look for a job: / <link> / Kaamyab / You don’t want t…
    12-02 10:00:00 | Neha | bell | applicantsWaiting | en | Applicants wait for your answer: Customer Support Executive: 1 without an answer for 7 days. Shortlist them or say no.
    12-02 10:00:00 | Isha | bell | hrReminded | en | We have reminded HR: Bharat Telecom has not answered your application for Customer Support Executive for 7 days. We have reminded HR.
    12-02 10:00:00 | Neha | mail | applicantsWaiting | en | Applicants for Customer Support Executive wait for your answer: Hello Vikram Shah, / This many applicants for Customer Support Executive have had no a…
    15-02 10:00:00 | Neha | bell | jobEnding | en | Your job ends soon: 18-02-2027 is the last day of Customer Support Executive. After that candidates can’t find it.
    17-02 10:00:00 | Neha | bell | jobEnding | en | Your job ends soon: 18-02-2027 is the last day of Customer Support Executive. After that candidates can’t find it.
    17-02 12:00:00 | Neha | bell | jobRenewed | en | Job renewed: Customer Support Executive now runs until 05-03-2027. Your tax invoice JP/26-27/000004 is under Plans and bills.
    17-02 12:00:00 | vikram@example.com | mail | document |  | Tax invoice JP/26-27/000004 from Kaamyab
    20-02 12:30:00 | Isha | bell | positionClosed | en | This position is closed: Bharat Telecom is no longer hiring for Customer Support Executive. See similar jobs.
    "
  `)
  expect(teller.told).toEqual([...new Set(teller.told)])
}, 120_000)
