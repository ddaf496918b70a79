import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * The schemas' library makes functions from text where it may, and finds out by trying. Where a page's
 * policy forbids that, each page would report a breach that is none; so it is told not to try.
 */
const zodWithoutEval: Plugin = {
  name: 'zod-without-eval',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    id.endsWith('/zod/v4/core/core.js')
      ? { code: `globalThis.__zod_globalConfig ??= { jitless: true };\n${code}`, map: null }
      : undefined,
}

/** Texts of mails, papers and the local mode's own pages: only the server says them. */
const saidByServer = /^(?:mail|invoice|outbox|standInCheckout|standInSignIn)\./

const textsOfPages: Plugin = {
  name: 'texts-of-pages',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    if (!id.endsWith('/messages/en.json')) return undefined
    const texts = Object.entries(JSON.parse(code)).filter(([key]) => !saidByServer.test(key))
    return { code: JSON.stringify(Object.fromEntries(texts)), map: null }
  },
}

export default defineConfig(({ command }) => ({
  plugins: [zodWithoutEval, textsOfPages, tailwindcss(), reactRouter()],
  // Found at the start: a library found later would make the first page load twice.
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/*.tsx'],
  },
  // Bundled, the libraries are read at a start as one file of what is in use, and React is the quick one whatever the
  // process is started with. Developing, only the one library that is one big file.
  ssr: { noExternal: command === 'build' ? true : ['lucide-react'] },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
