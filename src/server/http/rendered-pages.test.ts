import { expect, test } from 'vitest'
import { createRenderedPages } from './rendered-pages.ts'

const page = (html: string) => ({ html, scripts: '' })

test('a page that many ask for at once is rendered once, and kept', async () => {
  const pages = createRenderedPages()
  let renderings = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask = (key: string) =>
    pages.findOrRender(key, async () => {
      renderings += 1
      await promise
      return page(key)
    })
  const asked = [ask('home'), ask('home'), ask('about'), ask('home')]
  resolve()
  const made = await Promise.all(asked)
  expect(made.map(({ html }) => html)).toEqual(['home', 'home', 'about', 'home'])
  expect(renderings).toBe(2)
  expect(await ask('home')).toEqual(page('home'))
  expect(renderings).toBe(2)
})

test('a page that could not be rendered is tried again by the next', async () => {
  const pages = createRenderedPages()
  const fail = async () => Promise.reject(new Error('no'))
  const both = [pages.findOrRender('home', fail), pages.findOrRender('home', fail)]
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ])
  expect(await pages.findOrRender('home', async () => page('well'))).toEqual(page('well'))
})
