import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** A few shared files in place of one for each part that two pages share. Everything else the bundler splits by route. */
const chunks = [
  // In one piece: divided, its parts would import each other and run before they are ready.
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 4 },
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 5,
  },
  {
    name: 'shared',
    // Without what imports the library of forms, and without tabs: most pages have neither.
    test: /\/(?:src\/web\/(?:ui|layout|lib|art)|lucide-react)\/(?!forms\/(?:checked|use-form-mutation|typed)|choice-group|tabs)/,
    minShareCount: 10,
    priority: 2,
  },
  { name: 'forms', test: /\/node_modules\/react-hook-form\//, priority: 1 },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // Found at the start: a library found later would make the first page load twice.
  optimizeDeps: {
    entries: ['src/web/entry.client.tsx', 'src/web/root.tsx', 'src/web/routes/*.tsx'],
  },
  // A build bundles the libraries, so that a start reads one file and React is the production one whatever the
  // environment says. Development leaves them out, but for one library whose index is one big file.
  ssr: { noExternal: command === 'build' ? true : ['lucide-react'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}))
