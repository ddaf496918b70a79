import { randomUUID } from 'node:crypto'
import { newPhone } from './support/people.ts'
import { adminScreens } from './support/screens/admin-screens.ts'
import { candidateScreens } from './support/screens/candidate-screens.ts'
import { employerScreens } from './support/screens/employer-screens.ts'
import { loginScreens, publicScreens } from './support/screens/public-screens.ts'
import { test } from './support/test.ts'
import { expectUsable } from './support/usable.ts'

/* Every screen in every state that it can be seen in. A new screen or dialog gets its place in these lists. */

const screens = {
  public: publicScreens,
  'sign-in': loginScreens,
  candidate: candidateScreens,
  employer: employerScreens,
  admin: adminScreens,
} as const

for (const [room, list] of Object.entries(screens)) {
  for (const { name, refusals = [], prepare: make, states } of list) {
    test.describe(room, () => {
      test.use({ expectedRefusals: [...refusals] })

      test(`${name} can be used by all`, async ({ page, prepare, enter, isMobile }) => {
        // Each state is looked at in several sizes.
        test.setTimeout(30_000 + Object.keys(states).length * 20_000)
        const word = `S${randomUUID().slice(0, 8)}`
        const stage = { page, prepare, isPhone: isMobile, phone: newPhone(), word }
        const { path, person } = await make(stage)
        if (person) await enter(person)
        await page.goto(path)
        for (const [state, reach] of Object.entries(states)) {
          await test.step(state, async () => {
            await reach(stage)
            await expectUsable(page)
          })
        }
      })
    })
  }
}
