import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Link as RouterLink, RouterProvider } from 'react-router'
import type { LinkProps } from 'react-router'
import { expect, test } from 'vitest'
import { BasePathContext, ServerLink } from './server-link.ts'

function render(Link: typeof RouterLink | typeof ServerLink, props: LinkProps, base: string) {
  const routes = [{ path: '*', element: createElement(Link, props, 'Words') }]
  const router = createMemoryRouter(routes, {
    initialEntries: [`${base}/jobs`],
    basename: base || '/',
  })
  return renderToString(
    createElement(BasePathContext, { value: base }, createElement(RouterProvider, { router })),
  )
}

test.each<LinkProps>([
  { to: '/' },
  { to: '/#about-us' },
  { to: '/?q=voice' },
  { to: '/jobs/telecaller-in-pune-1', state: { alreadyApply: 'false' }, prefetch: 'none' },
  { to: '/jobs?q=tele%20caller&location=Pune', className: 'link', 'aria-current': 'true' },
  { to: '/jobs?pages=2', discover: 'none', rel: 'nofollow', preventScrollReset: true },
  { to: '/terms_conditions', target: '_blank', lang: 'hi' },
  { to: '?cursor=x' },
  { to: '//elsewhere.example/jobs' },
  { to: { pathname: '/jobs', search: '?q=voice' } },
])('the server writes the link of the router: $to', (props) => {
  for (const base of ['', '/hi']) {
    expect(render(ServerLink, props, base)).toBe(render(RouterLink, props, base))
  }
})
