import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { callsOfPages } from './scripts/pages/calls-of-pages.ts'
import { rulesOfForms } from './scripts/pages/rules-of-forms.ts'
import { textsOfPages } from './scripts/pages/texts-of-pages.ts'
import { unaskedSchemas } from './scripts/pages/unasked-schemas.ts'

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

/** Few files that are asked for at once, in place of one for each part that two pages share. */
const chunks = [
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  {
    name: 'common',
    test: /\/(?:src\/(?:contract|web\/(?:ui|layout|lib|art))|lucide-react)\/(?!checked-form)/,
    minShareCount: 11,
    priority: 2,
  },
  {
    name: 'form',
    test: /\/(?:react-hook-form\/|src\/web\/(?:lib\/checked-form|ui\/error-summary)\.)/,
    minShareCount: 4,
  },
  {
    name: 'people',
    test: /\/src\/web\/(?:features\/accounts\/session-gate|lib\/(?:scroll-key|use-is-alive|notifications-context)|ui\/skeleton)\./,
    minShareCount: 2,
  },
  {
    name: 'filters',
    test: /\/src\/web\/(?:lib\/(?:use-search-text|use-draft-count)|ui\/sheet)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'job',
    test: /\/(?:src\/web\/(?:features\/jobs\/(?:job-slip|job-place|salary|verified|found-number)|lib\/(?:money|salary-text|digit-groups))|lucide-react\/.*\/map-pin)\./,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'plans', test: /\/src\/contract\/pricing\./, minShareCount: 2, priority: 1 },
  {
    name: 'kinds',
    test: /\/src\/contract\/(?:jobs|category-guess)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'search',
    test: /\/src\/web\/(?:features\/jobs\/(?:job-calls|job-filters|job-finder|job-results|search-|use-|filter-)|ui\/filter-button\.)/,
    minShareCount: 2,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [
    zodWithoutEval,
    rulesOfForms,
    tailwindcss(),
    reactRouter(),
    callsOfPages,
    unaskedSchemas,
    textsOfPages(),
  ],
  // Found at the start: a library found later would make the first page load twice.
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/*.tsx'],
  },
  // Bundled, the libraries are read at a start as one file of what is in use, and React is the quick one whatever the
  // process is started with. Developing, only the one library that is one big file.
  ssr: { noExternal: command === 'build' ? true : ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
