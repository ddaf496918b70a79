import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLongRun } from '../support/effort.ts'
import { localeCookie } from '../../src/contract/i18n/locale-address.ts'
import { inHindi, translated } from './support/hindi-page.ts'
import { expectHindi } from './support/hindi-texts.ts'
import { newPhone } from './support/people.ts'
import { expectTranslated } from './support/pseudo-locale.ts'
import { adminScreens } from './support/screens/admin-screens.ts'
import { candidateScreens } from './support/screens/candidate-screens.ts'
import { employerScreens } from './support/screens/employer-screens.ts'
import { companyScreens, organisationScreens } from './support/screens/evidence-screens.ts'
import { inboxScreens } from './support/screens/inbox-screens.ts'
import {
  interviewScreens,
  invitationScreens,
  statisticsScreens,
} from './support/screens/interview-screens.ts'
import { paymentScreens } from './support/screens/payment-screens.ts'
import { loginScreens, publicScreens } from './support/screens/public-screens.ts'
import type { Screen } from './support/screens/screen.ts'
import { settingsScreens } from './support/screens/settings-screens.ts'
import { expect, test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

/*
 * Every screen in every state that it can be seen in, on the device of its people. Axe looks at each state; the first
 * state of a screen is also looked at in all windows, the others only in the long run.
 * Before them the screen is opened in the pseudo-locale.
 * A new screen or dialog gets its place in these lists.
 */

const screens = {
  public: { list: [...publicScreens, ...invitationScreens], device: ['@phone'] },
  'sign-in': { list: loginScreens, device: ['@phone'] },
  candidate: { list: candidateScreens, device: ['@phone'] },
  employer: {
    list: [...employerScreens, ...companyScreens, ...interviewScreens, ...statisticsScreens],
    device: ['@desktop', '@both'],
  },
  payments: { list: paymentScreens, device: ['@desktop'] },
  admin: { list: [...adminScreens, ...inboxScreens, ...organisationScreens], device: ['@desktop'] },
  settings: { list: settingsScreens, device: ['@desktop'] },
}

/** Everybody's, candidates' and employers' screens go through all their states in Hindi as well, in the long run. */
const hindiRooms: ReadonlySet<string> = new Set(['public', 'sign-in', 'candidate', 'employer'])

/** Screens of the other rooms are opened in the pseudo-locale in the long run alone. */
const translatedInFullRun: ReadonlySet<string> = new Set(['public', 'sign-in', 'candidate'])

/** Other names of screens that are in the lists. */
const aliases = ['payment_gateway', 'employer_login', '*']

test('every address of the pages has a place in the lists @desktop @core', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')
  const routes = [...read('../../src/web/routes.ts').matchAll(/route\('([^':]+?)\/?[':]/g)]
  const addresses = routes.map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(20)
  const lists = globSync('support/screens/*.ts', { cwd: import.meta.dirname })
    .map(read)
    .join('\n')
  const missing = addresses.filter(
    (address) => !aliases.includes(address) && !new RegExp(`\\W/${address}\\b`, 'i').test(lists),
  )
  expect(missing).toEqual([])
})

const effortOf = ({
  isCore = false,
  isLikeAnother = false,
}: Pick<Screen, 'isCore' | 'isLikeAnother'>) =>
  `${isCore ? ' @core' : ''}${isLikeAnother ? ' @long' : ''}`

for (const [room, { list, device }] of Object.entries(screens)) {
  for (const { name, refusals = [], prepare: make, states, ...screen } of list) {
    test.describe(room, { tag: device }, () => {
      test.use({
        expectedRefusals: [...refusals],
        reusesContext: screen.needsOwnContext !== true,
        // What moves is looked at when it has come to rest.
        contextOptions: { reducedMotion: 'reduce' },
      })

      test(`S1-23: ${name} can be used by all${effortOf(screen)}`, async ({
        page,
        prepare,
        enter,
        isMobile,
      }) => {
        // Each state is looked at in several sizes.
        test.setTimeout(60_000 + Object.keys(states).length * 40_000)
        const word = `S${randomUUID().slice(0, 8)}`
        const stage = { page, prepare, isPhone: isMobile, phone: newPhone(), word }
        const { path, person } = await make(stage)
        if (person) await enter(person)
        if (isLongRun || translatedInFullRun.has(room)) {
          await test.step('in the pseudo-locale', () => expectTranslated(page, path))
        }
        await page.goto(path)
        for (const [index, [state, reach]] of Object.entries(states).entries()) {
          await test.step(state, async () => {
            await reach(stage)
            await expectUsable(page, { inAllWindows: isLongRun || index === 0 })
          })
        }
      })

      if (!hindiRooms.has(room)) return
      test(`S1-57: ${name} can be used in Hindi @long`, async ({
        page,
        context,
        baseURL,
        prepare,
        enter,
        isMobile,
      }) => {
        test.setTimeout(60_000 + Object.keys(states).length * 40_000)
        await context.addCookies([{ name: localeCookie, value: 'hi', url: String(baseURL) }])
        const word = `S${randomUUID().slice(0, 8)}`
        const stage = {
          page: translated(page),
          prepare,
          isPhone: isMobile,
          phone: newPhone(),
          word,
        }
        const { path, person } = await make(stage)
        if (person) {
          await prepare.setLocale(person, 'hi')
          await enter(person)
        }
        await page.goto(inHindi(path))
        for (const [state, reach] of Object.entries(states)) {
          await test.step(state, async () => {
            await reach(stage)
            await expectHindi(page, { isTownTyped: true })
          })
        }
      })
    })
  }
}
