import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  // Elsewhere while it is being built, so that what is in use stays whole.
  buildDirectory: process.env['PAGES_FOLDER'] ?? 'build',
  ssr: true,
  splitRouteModules: false,
  // A page knows every route from the start: without a connection it could not ask for more.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
